import type { InfiniteData } from '@tanstack/react-query'
import { queries } from '../api/queries.ts'
import type { Detail, Line, Moved, Page } from './application.ts'
import { standing } from './decide/undo.ts'
import { detailKey, listKey } from './queries.ts'

type Pages = InfiniteData<Page, string | undefined>

/**
 * Updates a row in place, although it may no longer match the filter: people who work through a list need it to stay
 * put. The table refetches when they return.
 */
export const updateLine = (applicationId: string, change: Partial<Line>): void => {
  queries.setQueriesData<Pages>(
    { queryKey: listKey },
    data =>
      data && {
        ...data,
        pages: data.pages.map(page => ({
          ...page,
          items: page.items.map(line => (line.applicationId === applicationId ? { ...line, ...change } : line)),
        })),
      },
  )
  void queries.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
  void queries.invalidateQueries({ queryKey: ['groups'], refetchType: 'none' })
}

export const updateDetail = (applicationId: string, change: Partial<Detail>): void => {
  queries.setQueriesData<Detail>({ queryKey: detailKey(applicationId) }, detail => detail && { ...detail, ...change })
}

export const updateMoved = ({ applicationId, state, version, reviews, reviewKnownFrom, may }: Moved): void => {
  updateDetail(applicationId, { state, version, reviews, reviewKnownFrom, may })
  updateLine(applicationId, { state, version, knownFrom: standing(reviews)?.knownFrom ?? null })
}
