import { useQuery } from '@tanstack/react-query'
import type { Me } from '../session/me.ts'
import { profileQuery } from './queries.ts'

type Named = { readonly firstName: string; readonly lastName: string }

/** What someone is called: by the account, or by the profile where only that has a name yet. */
export const useMyName = (me: Me): Named | undefined => {
  const isNameless = !me.firstName && !me.lastName
  const isApplicant = me.roles.includes('APPLICANT')
  const { data: profile } = useQuery({ ...profileQuery, enabled: isNameless && isApplicant })
  if (!isNameless) return me
  return profile && (profile.firstName || profile.lastName) ? profile : undefined
}
