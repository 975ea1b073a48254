import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import { byCursor } from '../api/by-cursor.ts'
import { api, dataOf } from '../api/client.ts'
import type { Reply } from '../api/reply.ts'
import { applicationStates } from '../api/values.gen.ts'
import { oneOfIn, type RawSearch } from '../app/search.ts'
import { type Step, steps } from './form/steps.ts'
import type { ApplicationState } from './states.ts'

type Application = Reply<'/api/applications/{applicationId}', 'get'>
export type Overview = Reply<'/api/applications', 'get'>['items'][number]

/** An application as its applicant sees it. */
export type Mine = Readonly<Required<Application>>
export type Reference = Mine['references'][number]

/** For everybody else the service leaves fields out. */
export const isMine = (application: Application, userId: string | undefined): application is Mine =>
  application.applicantId === userId && application.profile !== undefined

export const applicationQuery = (applicationId: string) =>
  queryOptions({
    queryKey: ['applications', 'one', applicationId],
    queryFn: () => dataOf(api.GET('/api/applications/{applicationId}', { params: { path: { applicationId } } })),
  })

export type MineSearch = { readonly state?: ApplicationState }
export const readMineSearch = (raw: RawSearch): MineSearch => {
  const state = oneOfIn(raw, 'state', applicationStates)
  return { ...(state && { state }) }
}

export const myApplicationsQuery = (raw: MineSearch) => {
  const search = readMineSearch(raw)
  return infiniteQueryOptions({
    queryKey: ['applications', 'mine', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      dataOf(
        api.GET('/api/applications', {
          params: { query: { limit: 20, sort: '-updatedAt', ...search, ...(cursor && { cursor }) } },
          signal,
        }),
      ),
    ...byCursor,
    placeholderData: keepPreviousData,
  })
}

/** My application for a position; there is at most one. */
export const myApplicationForQuery = (jobId: string) =>
  queryOptions({
    queryKey: ['applications', 'mine', 'for', jobId],
    queryFn: async () => {
      const { items } = await dataOf(api.GET('/api/applications', { params: { query: { jobId, limit: 1 } } }))
      return items[0] ?? null
    },
  })

export type ApplicationSearch = { readonly step?: Step; readonly sent?: 'now' }
export const readApplicationSearch = (raw: RawSearch): ApplicationSearch => {
  const step = oneOfIn(raw, 'step', steps)
  const sent = oneOfIn(raw, 'sent', ['now'])
  return { ...(step && { step }), ...(sent && { sent }) }
}
