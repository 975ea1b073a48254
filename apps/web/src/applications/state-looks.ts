import {
  IconArrowBackUp,
  IconCalendarEvent,
  IconCircleCheck,
  IconCircleX,
  IconEye,
  IconLock,
  IconPencil,
  IconSend,
} from '@tabler/icons-react'
import type { ApplicationState } from './states.ts'

/** Each state has the same colour and icon everywhere. */
export const looks = {
  SAVED: { color: 'gray', icon: IconPencil },
  SENT: { color: 'accent', icon: IconSend },
  IN_REVIEW: { color: 'grape', icon: IconEye },
  INTERVIEW: { color: 'orange', icon: IconCalendarEvent },
  ACCEPTED: { color: 'teal', icon: IconCircleCheck },
  REJECTED: { color: 'red', icon: IconCircleX },
  WITHDRAWN: { color: 'gray', icon: IconArrowBackUp },
  JOB_CLOSED: { color: 'gray', icon: IconLock },
  JOB_CLOSED_DRAFT: { color: 'gray', icon: IconLock },
} as const satisfies Record<ApplicationState, object>
