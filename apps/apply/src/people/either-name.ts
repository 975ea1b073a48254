import type { InputFault } from '@kolleg/problems'
import { problem } from '../problems.ts'

type Named = { readonly userId?: string; readonly email?: string }

const fault: InputFault = { pointer: '/userId', message: 'Give either userId or email.', code: 'oneOf' }

/** Someone is named in one way. */
export const nameFaults = async ({ userId, email }: Named): Promise<readonly InputFault[]> =>
  (userId === undefined) === (email === undefined) ? [fault] : []

export const checkName = async (named: Named): Promise<void> => {
  const errors = await nameFaults(named)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
}
