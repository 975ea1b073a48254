import { useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { useAutosavedDraft } from '../parts/use-autosaved-draft.ts'
import { type Assessment, type RefereePage, refereeQuery } from './queries.ts'

export const recommendations = ['STRONGLY', 'YES', 'WITH_RESERVATIONS', 'NO'] as const satisfies readonly NonNullable<
  Assessment['recommendation']
>[]

export const saysSomething = ({ recommendation, comments = '', abilities: marks = {} }: Assessment): boolean =>
  recommendation !== undefined || comments.trim() !== '' || Object.keys(marks).length > 0

/** The form saves itself as a draft that nobody else can read. */
export const useAssessment = (token: string, page: RefereePage) => {
  const client = useQueryClient()
  const kept = useAutosavedDraft<Assessment>({
    key: `referee.${token.slice(0, 12)}`,
    // The link works for everybody who has it, signed in or not.
    whose: 'link',
    first: page.assessment ?? {},
    save: async assessment => {
      const path = { token }
      const made = await dataOf(api.PUT('/api/reference-letters/{token}', { params: { path }, body: { assessment } }))
      client.setQueryData(refereeQuery(token).queryKey, made)
      return undefined
    },
  })
  return { ...kept, change: (part: Partial<Assessment>): void => kept.setDraft(old => ({ ...old, ...part })) }
}
