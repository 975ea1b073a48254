import { versionAppliedTo } from './applications/applied-version.ts'
import { followJob } from './applying/follow-job.ts'
import { evaluationLines } from './evaluation/home-lines.ts'
import type { GroupHooks } from './groups/group-hooks.ts'
import { moveContact } from './groups/members/change-contact.ts'
import { joinInvited } from './groups/members/join-invited.ts'
import { interviewsFollowJob } from './interviews/follow.ts'
import { leavePanels } from './interviews/leave-panels.ts'
import type { JobHooks } from './jobs/job-hooks.ts'
import { announceJob } from './letters/announcements/announce.ts'
import type { PersonHooks } from './people/person-hooks.ts'

/** What rooms offer to those below them, in order of execution. */
export const personHooks: PersonHooks = { onAddress: [joinInvited], onMove: [moveContact] }

export const groupHooks: GroupHooks = { onLeave: [leavePanels], homeLines: evaluationLines }

export const jobHooks: JobHooks = { onStep: [followJob, interviewsFollowJob, announceJob], versionAppliedTo }
