import type { InputFault } from '@kolleg/problems'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import type { Sender } from '../sandbox/fair-queue.ts'
import { exceeded } from '../sandbox/sandbox.ts'
import type { Prepared } from './encode.ts'

const tooHeavy: InputFault = {
  pointer: '/file',
  message: 'The picture is too complicated to be read. Save it again, without comments and profiles.',
  code: 'TOO_HEAVY',
}

/** The picture in the sizes used; throws 400 with a reason if the file is not a picture. */
export const prepare = async (
  { sandbox }: Pick<Context, 'sandbox'>,
  sender: Sender,
  bytes: Buffer,
): Promise<Prepared> => {
  const outcome = await sandbox.run('prepare-picture', sender, async () => ({ bytes }))
  if (outcome === exceeded) throw problem('VALIDATION_FAILED', { errors: [tooHeavy] })
  if ('faults' in outcome) throw problem('VALIDATION_FAILED', { errors: outcome.faults })
  return outcome
}
