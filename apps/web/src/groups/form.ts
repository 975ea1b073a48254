import type { Group } from './queries.ts'

export const emptyForm = {
  name: '',
  abbreviation: '',
  head: '',
  email: '',
  website: '',
  description: '',
  street: '',
  postalCode: '',
  city: '',
  departmentId: null as string | null,
  timezone: 'Europe/Berlin',
  defaultLanguage: 'en' as 'en' | 'de',
  letterGraceMinutes: 30,
  independentRatings: true,
}

export type GroupFormValues = typeof emptyForm

export const formOf = (group: Group): GroupFormValues => ({
  name: group.name,
  abbreviation: group.abbreviation,
  head: group.head,
  email: group.email,
  website: group.website,
  description: group.description,
  street: group.street,
  postalCode: group.postalCode,
  city: group.city,
  departmentId: group.departmentId,
  timezone: group.timezone,
  defaultLanguage: group.defaultLanguage,
  letterGraceMinutes: group.letterGraceMinutes,
  independentRatings: group.independentRatings,
})
