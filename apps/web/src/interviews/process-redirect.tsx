import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { processQuery } from './queries.ts'

const route = getRouteApi('/signed-in-only/interviews/$processId')

/** Redirects from letters to the page of the group. */
export const ProcessRedirect = () => {
  const { processId } = route.useParams()
  const { data } = useSuspenseQuery(processQuery(processId))
  return (
    <Navigate
      to="/groups/$groupId/interviews/$processId"
      params={{ groupId: data.researchGroupId, processId }}
      replace
    />
  )
}
