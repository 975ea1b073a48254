import { useQuery } from '@tanstack/react-query'
import type { Me } from '../session/me.ts'
import { profileQuery } from './queries.ts'

type Named = { readonly firstName: string; readonly lastName: string }

const hasName = ({ firstName, lastName }: Named): boolean => firstName !== '' || lastName !== ''

/** The name in the account, or the one in the profile if the account has none. */
export const useMyName = (me: Me | undefined): Named | undefined => {
  const isNameless = me !== undefined && !hasName(me)
  const { data: profile } = useQuery({ ...profileQuery, enabled: isNameless && me.roles.includes('APPLICANT') })
  if (!isNameless) return me
  return profile && hasName(profile) ? profile : undefined
}
