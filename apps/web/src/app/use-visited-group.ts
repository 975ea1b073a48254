import { useQuery } from '@tanstack/react-query'
import { useMatches, useParams } from '@tanstack/react-router'
import { groupQuery } from '../groups/queries.ts'
import { isAdmin, type Me, membershipOf } from '../session/me.ts'
import type { Visited } from './navigation.ts'

export const useVisitedGroup = (me: Me | undefined): Visited | undefined => {
  const { groupId } = useParams({ strict: false })
  const isInside = useMatches({ select: matches => matches.some(({ routeId }) => routeId === '/members-only') })
  const isVisit = isInside && groupId !== undefined && isAdmin(me) && membershipOf(me, groupId) === undefined
  const { data } = useQuery({ ...groupQuery(groupId ?? ''), enabled: isVisit })
  return isVisit && data ? data : undefined
}
