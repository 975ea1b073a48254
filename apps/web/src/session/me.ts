import { queryOptions, useQuery } from '@tanstack/react-query'
import { api, dataOf } from '../api/client.ts'
import { whoKey } from '../api/queries.ts'
import { useLive } from '../parts/use-live.ts'
import { useValue } from '../parts/value.ts'
import { chosenGroup } from './group.ts'
import { dropLostRights } from './rights.ts'
import { session } from './session.ts'

export const meQuery = (groupId: string | undefined) =>
  queryOptions({
    queryKey: [...whoKey, groupId],
    queryFn: async () => {
      const me = await dataOf(api.GET('/api/users/me'))
      dropLostRights(me)
      return me
    },
    staleTime: 60_000,
    placeholderData: previous => previous,
  })

const rolesMs = 60_000

/** Polls for changes of roles and groups. */
export const useLiveMe = (): void => {
  const isSignedIn = useValue(session).state !== 'anonymous'
  useLive([useQuery({ ...meQuery(useValue(chosenGroup)), enabled: isSignedIn })], rolesMs)
}

/** The signed-in person; `undefined` for nobody, and while loading. */
export const useMe = () => {
  const isSignedIn = useValue(session).state !== 'anonymous'
  const { data, isPending, error } = useQuery({ ...meQuery(useValue(chosenGroup)), enabled: isSignedIn })
  return { me: isSignedIn ? data : undefined, isPending: isSignedIn && isPending, isSignedIn, error }
}

export type Me = NonNullable<ReturnType<typeof useMe>['me']>

export const isAdmin = (me: Me | undefined): boolean => me?.roles.includes('ADMIN') ?? false
export const membershipOf = (me: Me | undefined, groupId: string | undefined) =>
  me?.memberships.find(({ researchGroupId }) => researchGroupId === groupId)
