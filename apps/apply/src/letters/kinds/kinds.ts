import type { DataOf } from '../template/shape.ts'
import { groupActivated } from './group-activated.ts'
import { groupDenied } from './group-denied.ts'
import type { LetterKind } from './kind.ts'
import { loginCode } from './login-code.ts'
import { memberAdded } from './member-added.ts'
import { memberInvited } from './member-invited.ts'

/** Every type of letter the house writes. */
export const letterKinds = {
  LOGIN_CODE: loginCode,
  MEMBER_ADDED: memberAdded,
  MEMBER_INVITED: memberInvited,
  GROUP_ACTIVATED: groupActivated,
  GROUP_DENIED: groupDenied,
} as const satisfies Readonly<Record<string, LetterKind>>

export type LetterType = keyof typeof letterKinds
export type LetterData<T extends LetterType> = DataOf<(typeof letterKinds)[T]['shape']>
