import type { Reference } from '../queries.ts'

export type Referee = Readonly<
  Pick<Reference, 'title' | 'firstName' | 'lastName' | 'email' | 'institution' | 'relationship' | 'language'>
>

export const emptyReferee: Referee = {
  title: '',
  firstName: '',
  lastName: '',
  email: '',
  institution: '',
  relationship: '',
  language: 'en',
}

export const refereeOf = ({ title, firstName, lastName, email, institution, relationship, language }: Reference) => ({
  title,
  firstName,
  lastName,
  email,
  institution,
  relationship,
  language,
})

export const nameOf = ({ title, firstName, lastName }: Referee): string => `${title} ${firstName} ${lastName}`.trim()
