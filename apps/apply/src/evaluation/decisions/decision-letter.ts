import type { Application, Snapshot } from '../../applications/application.ts'
import type { Context } from '../../context.ts'
import type { ReviewReason } from '../../db/application-tables.ts'
import type { Tx } from '../../db/schema.ts'
import { getGroup } from '../../groups/get.ts'
import { afterGrace } from '../../letters/after-grace.ts'
import type { LetterType } from '../../letters/kinds/kinds.ts'
import { isAddress } from '../../letters/mail/recipient.ts'
import { linkTo } from '../../site/link.ts'
import { findAddressee } from './review.store.ts'

export type Verdict =
  | { readonly decision: 'ACCEPTED'; readonly reason: null; readonly message: string }
  | { readonly decision: 'REJECTED'; readonly reason: ReviewReason; readonly message: string }

const rejections = {
  JOB_FILLED: 'APPLICATION_REJECTED_JOB_FILLED',
  JOB_OUTDATED: 'APPLICATION_REJECTED_JOB_OUTDATED',
  FAILED_REQUIREMENTS: 'APPLICATION_REJECTED_FAILED_REQUIREMENTS',
  OTHER_REASON: 'APPLICATION_REJECTED_OTHER_REASON',
} as const satisfies Record<ReviewReason, LetterType>

type Sent = Application & { readonly snapshot: Snapshot }

/** The letter about a decision; none if the applicant has no address that can receive it. */
export const decisionLetter = async (
  tx: Tx,
  context: Context,
  application: Application,
  verdict: Verdict,
  at: Date,
) => {
  if (!isSent(application) || !isAddress(application.snapshot.profile.email)) return undefined
  const { profile, job } = application.snapshot
  const group = await getGroup(tx, application.researchGroupId)
  const { language, groupEmail } = await findAddressee(tx, application.applicationId)
  return {
    type: verdict.reason === null ? ('APPLICATION_ACCEPTED' as const) : rejections[verdict.reason],
    language,
    groupId: group.researchGroupId,
    applicationId: application.applicationId,
    to: {
      name: `${profile.firstName} ${profile.lastName}`.trim(),
      address: profile.email,
      userId: application.applicantId,
    },
    ...(isAddress(groupEmail) && { replyTo: groupEmail }),
    notBefore: afterGrace(group, at),
    data: {
      applicant: { firstName: profile.firstName, lastName: profile.lastName },
      job: { title: job.title },
      group: { name: group.name },
      decision: { message: verdict.message },
      application: { link: linkTo(context, `/applications/${application.applicationId}`) },
    },
  }
}

const isSent = (application: Application): application is Sent => application.snapshot !== null
