import { useQuery } from '@tanstack/react-query'
import type { Me } from '../session/me.ts'
import { profileQuery } from './queries.ts'

type Named = { readonly firstName: string; readonly lastName: string }

const hasName = ({ firstName, lastName }: Named): boolean => firstName !== '' || lastName !== ''

/** What someone is called: by the account, or by the profile where only that has a name yet. */
export const useMyName = (me: Me | undefined): Named | undefined => {
  const isNameless = me !== undefined && !hasName(me)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isNameless && me.roles.includes('APPLICANT') })
  if (!isNameless) return me
  return profile && hasName(profile) ? profile : undefined
}
