import type { InputFault } from '@kolleg/problems'
import { problem } from '../problems.ts'
import { isUnmistakable } from './unmistakable.ts'

type Named = { readonly userId?: string; readonly email?: string }

const either: InputFault = { pointer: '/userId', message: 'Give either userId or email.', code: 'oneOf' }
const mistakable: InputFault = {
  pointer: '/email',
  message: 'This address can be taken for another: write letters beyond A to Z small, and no invisible signs.',
  code: 'format',
}

/** A person is named either by id or by address, and is not the caller. */
export const nameFaults = async ({ userId, email }: Named): Promise<readonly InputFault[]> => [
  ...((userId === undefined) === (email === undefined) ? [either] : []),
  ...(typeof email !== 'string' || isUnmistakable(email) ? [] : [mistakable]),
]

export const checkName = async (named: Named): Promise<void> => {
  const errors = await nameFaults(named)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}
