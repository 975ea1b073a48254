import type { WaitingStep } from '../api/client.ts'

/** The segment of the address that names a room. */
type Room = 'positions' | 'interviews' | 'members' | 'data' | 'banners' | 'groups' | 'schools' | 'catalogues'

const roomOf = {
  PUBLISH_JOB: 'positions',
  PUBLISH_JOB_CHANGES: 'positions',
  UNPUBLISH_JOB: 'positions',
  STOP_APPLICATIONS: 'positions',
  RESUME_APPLICATIONS: 'positions',
  CLOSE_JOB: 'positions',
  FILL_JOB: 'positions',
  INVITE_INTERVIEWEES: 'interviews',
  ASSIGN_SLOT: 'interviews',
  CANCEL_INTERVIEW: 'interviews',
  REMOVE_INTERVIEWEE: 'interviews',
  OFFER_SLOTS: 'interviews',
  CHANGE_SLOT: 'interviews',
  DELETE_SLOT: 'interviews',
  ADD_MEMBER: 'members',
  CHANGE_MEMBER_ROLE: 'members',
  REMOVE_MEMBER: 'members',
  WITHDRAW_INVITATION: 'members',
  CHANGE_GROUP: 'data',
  CREATE_GROUP: 'groups',
  ACTIVATE_GROUP: 'groups',
  DENY_GROUP: 'groups',
  SUSPEND_GROUP: 'groups',
  CHANGE_SCHOOL: 'schools',
  CHANGE_DEPARTMENT: 'schools',
  CHANGE_CATALOGUE_ENTRY: 'catalogues',
  DELETE_BANNER: 'banners',
} satisfies Record<WaitingStep['kind'], Room>

type Page = {
  /** The route's pattern. */
  readonly path: string
  readonly jobId?: string | undefined
  readonly processId?: string | undefined
}
type Step = Pick<WaitingStep, 'kind' | 'isOwn' | 'jobId' | 'researchGroupId' | 'concerns'>

/** The group's home shows all steps of the group; its data page also those about the group itself. */
const shownIn: Readonly<Record<string, (room: Room) => boolean>> = {
  home: () => true,
  data: room => room === 'data' || room === 'groups',
}

const keptByAdmins: ReadonlySet<Room> = new Set(['groups', 'schools', 'catalogues', 'banners'])

const atWork = (path: string): string => /^\/groups\/\$groupId\/(\w+)/.exec(path)?.[1] ?? ''
const atAdmin = (path: string): string => /^\/admin\/(\w+)/.exec(path)?.[1] ?? ''

/** Whether a step is about what a page shows; administrators also see the steps they scheduled on all of theirs. */
export const concerns = (step: Step, { path, jobId, processId }: Page): boolean => {
  const room = roomOf[step.kind]
  if (path.startsWith('/admin')) {
    const isKept = keptByAdmins.has(room) && (room !== 'banners' || step.researchGroupId === null)
    return isKept && (room === atAdmin(path) || step.isOwn)
  }
  const page = atWork(path)
  const isShown = shownIn[page]?.(room) ?? room === page
  if (!isShown) return false
  if (jobId !== undefined) return step.jobId === jobId
  return processId === undefined || step.concerns.includes(processId)
}
