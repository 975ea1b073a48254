import { useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { isProblem } from '../../api/problem.ts'
import { useAutosavedDraft } from '../../parts/use-autosaved-draft.ts'
import { applicationQuery, type Mine } from '../queries.ts'

export type ApplicationDraft = Readonly<
  Pick<Mine, 'motivation' | 'skills' | 'experience' | 'desiredStart' | 'answers' | 'consents'>
>

const draftOf = ({ motivation, skills, experience, desiredStart, answers, consents }: Mine): ApplicationDraft => ({
  motivation,
  skills,
  experience,
  desiredStart,
  answers,
  consents,
})

/** The key of what this tab keeps of a draft until it is saved. */
export const keyOfDraft = (applicationId: string): string => `application.${applicationId}`

export const useApplication = (application: Mine) => {
  const client = useQueryClient()
  const { applicationId, questions } = application
  const kept = useAutosavedDraft<ApplicationDraft>({
    key: keyOfDraft(applicationId),
    first: draftOf(application),
    version: application.version,
    save: async (draft, version) => {
      // The group may have removed a question meanwhile.
      const answers = Object.entries(draft.answers).filter(([id]) => questions.some(each => each.questionId === id))
      const body = { ...draft, answers: Object.fromEntries(answers), ...(version !== undefined && { version }) }
      const params = { path: { applicationId } }
      const made = await dataOf(api.PATCH('/api/applications/{applicationId}', { params, body })).catch(
        async (error: unknown) => {
          // The position may have ended meanwhile, and this draft with it.
          if (isProblem(error, 'VERSION_CONFLICT', 'STATE_CONFLICT'))
            await client.invalidateQueries(applicationQuery(applicationId))
          throw error
        },
      )
      client.setQueryData(applicationQuery(applicationId).queryKey, made)
      return made.version
    },
  })
  const change = (part: Partial<ApplicationDraft>): void => kept.setDraft(old => ({ ...old, ...part }))
  return { ...kept, change }
}

export type ApplicationWriting = ReturnType<typeof useApplication>
