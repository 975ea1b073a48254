import { queryOptions } from '@tanstack/react-query'
import { api, take } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import type { Said } from '../jobs/editor/draft.ts'

export type Changes = Reply<'/api/jobs/{jobId}/revision', 'get'>

/** What a position says once its changes are published; where none wait, what it says now. */
export const changesQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'changes'],
    queryFn: () => take(api.GET('/api/jobs/{jobId}/revision', { params: { path: { jobId } } })),
  })

const nothing: Said = {
  title: '',
  subjectArea: null,
  researchArea: '',
  location: null,
  supervisingProfessorId: null,
  startDate: null,
  startDateByArrangement: false,
  applicationDeadline: null,
  workloadPercent: null,
  contractMonths: null,
  fundingType: null,
  salaryGrade: null,
  descriptionEn: '',
  descriptionDe: '',
  imageId: null,
  referenceLettersRequired: 0,
  suitableForDisabled: false,
  promisedDecisionBy: null,
  lettersFromShortlistOnly: false,
  questions: [],
  criteria: [],
}

/** An old version with its text. Fields that came later than it are empty. */
export const versionQuery = (jobId: string, version: number) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'history', version],
    queryFn: async () => {
      const path = { jobId, version }
      const kept = await take(api.GET('/api/jobs/{jobId}/history/{version}', { params: { path } }))
      return { ...kept, said: { ...nothing, ...kept.content } }
    },
    staleTime: Number.POSITIVE_INFINITY,
  })

/** Who changed a position last, and when. */
export const lastChangeQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['jobs', 'one', jobId, 'last-change'],
    queryFn: async () => {
      const params = { path: { jobId }, query: { limit: 1 } }
      return (await take(api.GET('/api/jobs/{jobId}/history', { params }))).items[0] ?? null
    },
    staleTime: 0,
  })
