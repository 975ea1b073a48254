import { isProblem } from '../api/problem.ts'

/** Why a draft cannot be sent at the moment. */
export type Hindrance = 'stopped' | 'over' | 'notPublic'

type Advert = { readonly isOpen: boolean; readonly stoppedAt: string | null }
type Answered = { readonly data: Advert | undefined; readonly error: Error | null }

/** Read from the reply for the advert; a position that is not public has none. */
export const hindranceOf = ({ data, error }: Answered): Hindrance | undefined => {
  if (isProblem(error, 'NOT_FOUND')) return 'notPublic'
  if (data === undefined || data.isOpen) return undefined
  return data.stoppedAt === null ? 'over' : 'stopped'
}
