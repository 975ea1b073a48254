import type { DataOf } from '../template/shape.ts'
import { applicationAccepted } from './application-accepted.ts'
import { applicationJobClosed } from './application-job-closed.ts'
import { applicationReceived } from './application-received.ts'
import { applicationRejectedFailedRequirements } from './application-rejected-failed-requirements.ts'
import { applicationRejectedJobFilled } from './application-rejected-job-filled.ts'
import { applicationRejectedJobOutdated } from './application-rejected-job-outdated.ts'
import { applicationRejectedOtherReason } from './application-rejected-other-reason.ts'
import { applicationSent } from './application-sent.ts'
import { applicationWithdrawn } from './application-withdrawn.ts'
import { dataExportReady } from './data-export-ready.ts'
import { deletionWarning } from './deletion-warning.ts'
import { groupActivated } from './group-activated.ts'
import { groupDenied } from './group-denied.ts'
import { interviewBooked } from './interview-booked.ts'
import { interviewCancelled } from './interview-cancelled.ts'
import { interviewInvitation } from './interview-invitation.ts'
import { interviewMoved } from './interview-moved.ts'
import { interviewReminder } from './interview-reminder.ts'
import { interviewSelfScheduling } from './interview-self-scheduling.ts'
import type { LetterKind } from './kind.ts'
import { legalHoldEnding } from './legal-hold-ending.ts'
import { loginCode } from './login-code.ts'
import { memberAdded } from './member-added.ts'
import { memberInvited } from './member-invited.ts'
import { memberMentioned } from './member-mentioned.ts'
import { newPosition } from './new-position.ts'
import { panelInterviewBooked } from './panel-interview-booked.ts'
import { panelInterviewCancelled } from './panel-interview-cancelled.ts'
import { panelInterviewMoved } from './panel-interview-moved.ts'
import { referenceCancelled } from './reference-cancelled.ts'
import { referenceReminder } from './reference-reminder.ts'
import { referenceRequest } from './reference-request.ts'

/** Every type of letter. */
export const letterKinds = {
  LOGIN_CODE: loginCode,
  MEMBER_ADDED: memberAdded,
  MEMBER_INVITED: memberInvited,
  GROUP_ACTIVATED: groupActivated,
  GROUP_DENIED: groupDenied,
  APPLICATION_SENT: applicationSent,
  APPLICATION_RECEIVED: applicationReceived,
  APPLICATION_WITHDRAWN: applicationWithdrawn,
  APPLICATION_JOB_CLOSED: applicationJobClosed,
  APPLICATION_ACCEPTED: applicationAccepted,
  APPLICATION_REJECTED_JOB_FILLED: applicationRejectedJobFilled,
  APPLICATION_REJECTED_JOB_OUTDATED: applicationRejectedJobOutdated,
  APPLICATION_REJECTED_FAILED_REQUIREMENTS: applicationRejectedFailedRequirements,
  APPLICATION_REJECTED_OTHER_REASON: applicationRejectedOtherReason,
  INTERVIEW_INVITATION: interviewInvitation,
  INTERVIEW_SELF_SCHEDULING: interviewSelfScheduling,
  INTERVIEW_BOOKED: interviewBooked,
  INTERVIEW_MOVED: interviewMoved,
  INTERVIEW_CANCELLED: interviewCancelled,
  INTERVIEW_REMINDER: interviewReminder,
  PANEL_INTERVIEW_BOOKED: panelInterviewBooked,
  PANEL_INTERVIEW_MOVED: panelInterviewMoved,
  PANEL_INTERVIEW_CANCELLED: panelInterviewCancelled,
  REFERENCE_REQUEST: referenceRequest,
  REFERENCE_REMINDER: referenceReminder,
  REFERENCE_CANCELLED: referenceCancelled,
  MEMBER_MENTIONED: memberMentioned,
  NEW_POSITION: newPosition,
  DATA_EXPORT_READY: dataExportReady,
  DELETION_WARNING: deletionWarning,
  LEGAL_HOLD_ENDING: legalHoldEnding,
} as const satisfies Readonly<Record<string, LetterKind>>

export type LetterType = keyof typeof letterKinds
export const letterTypes = Object.keys(letterKinds) as readonly LetterType[]
export type LetterData<T extends LetterType> = DataOf<(typeof letterKinds)[T]['shape']>
