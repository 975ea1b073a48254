import { useQueryClient } from '@tanstack/react-query'
import { api, dataOf } from '../../api/client.ts'
import { useAutosavedDraft } from '../../parts/use-autosaved-draft.ts'
import { useToast } from '../../problems/use-toast.tsx'
import type { Ratings } from '../application.ts'
import { ratingsQuery } from '../queries.ts'
import { updateDetail, updateLine } from '../update-cache.ts'

export type MyRating = {
  /** Without an overall mark nothing is saved. */
  readonly overall: number | null
  readonly criteria: Readonly<Record<string, number>>
  readonly note: string
}

const path = '/api/applications/{applicationId}/ratings/mine'

const isWhole = ({ overall }: MyRating): boolean => overall !== null

/** My rating, which saves itself. */
export const useMyRating = (applicationId: string, { mine }: Ratings) => {
  const client = useQueryClient()
  const toast = useToast()
  const params = { path: { applicationId } }
  /** My rating is saved, so the others' are visible now. */
  const look = async (): Promise<void> => {
    const ratings = await client.fetchQuery({ ...ratingsQuery(applicationId), staleTime: 0 })
    const { count, average, weightedAverage, mine: mark } = ratings.summary
    updateDetail(applicationId, { rating: ratings.summary })
    updateLine(applicationId, { myRating: mark, averageRating: average, weightedAverage, ratingCount: count })
  }
  const save = async ({ overall, criteria, note }: MyRating, version: number | undefined) => {
    if (overall === null) return version
    const body = { overall, criteria: { ...criteria }, note, ...(version !== undefined && { version }) }
    try {
      const rating = await dataOf(api.PUT(path, { params, body }))
      await look()
      return rating.version
    } catch (error) {
      toast.problem(error)
      throw error
    }
  }
  const draft = useAutosavedDraft<MyRating>({
    key: `rating.${applicationId}`,
    first: { overall: mine?.overall ?? null, criteria: mine?.criteria ?? {}, note: mine?.note ?? '' },
    ...(mine && { version: mine.version }),
    save,
    isWhole,
  })
  const remove = async (): Promise<void> => {
    await dataOf(api.DELETE(path, { params }))
    draft.discard()
    await look()
  }
  return { ...draft, remove }
}
