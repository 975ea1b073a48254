import { useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { isProblem } from '../api/problem.ts'
import { useAutosavedDraft } from '../parts/use-autosaved-draft.ts'
import { type Assessment, type RefereePage, refereeQuery } from './queries.ts'

export const recommendations = ['STRONGLY', 'YES', 'WITH_RESERVATIONS', 'NO'] as const satisfies readonly NonNullable<
  Assessment['recommendation']
>[]

export const saysSomething = ({ recommendation, comments = '', abilities: marks = {} }: Assessment): boolean =>
  recommendation !== undefined || comments.trim() !== '' || Object.keys(marks).length > 0

/** The key of what this tab has written and not saved. */
export const unsavedKey = (token: string): string => `referee.${token.slice(0, 12)}`

export const ifMatch = (version: string | undefined) => (version === undefined ? {} : { 'if-match': `"${version}"` })

/** The form saves itself as a draft that nobody else can read. */
export const useAssessment = (token: string, page: RefereePage) => {
  const client = useQueryClient()
  const query = refereeQuery(token)
  const kept = useAutosavedDraft<Assessment, string>({
    key: unsavedKey(token),
    // The link works for everybody who has it, signed in or not.
    whose: 'link',
    first: page.assessment ?? {},
    version: page.assessmentVersion,
    save: async (assessment, version) => {
      const params = { path: { token }, header: ifMatch(version) }
      try {
        const made = await dataOf(api.PUT('/api/reference-letters/{token}', { params, body: { assessment } }))
        client.setQueryData(query.queryKey, made)
        return made.assessmentVersion
      } catch (error) {
        // It was handed in or declined in another window, or is no longer needed: the page says so.
        if (isProblem(error, 'STATE_CONFLICT')) void client.invalidateQueries(query)
        throw error
      }
    },
  })
  return { ...kept, change: (part: Partial<Assessment>): void => kept.setDraft(old => ({ ...old, ...part })) }
}

export type AssessmentWriting = ReturnType<typeof useAssessment>
