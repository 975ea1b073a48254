import type { Sent } from '../api/reply.ts'
import { noScale, type Scale, wholeScale } from './degrees/scale.ts'
import type { Profile } from './queries.ts'

type Kind = Profile['degrees'][number]['kind']

export const degreeKinds = [
  'BACHELOR',
  'MASTER',
  'DIPLOMA',
  'STATE_EXAMINATION',
  'DOCTORATE',
  'OTHER',
] as const satisfies readonly Kind[]

export type DraftDegree = {
  /** Made in the browser, for React; never sent. */
  readonly key: string
  readonly kind: Kind
  readonly name: string
  readonly university: string
  readonly grade: number | null
  readonly scale: Scale
  readonly date: string | null
}

type Fields = Omit<Profile, 'degrees' | 'documents' | 'version' | 'updatedAt'>

export type ProfileDraft = Readonly<Fields> & { readonly degrees: readonly DraftDegree[] }

/** The account's values, used where the profile has none. */
export type Account = { readonly firstName: string; readonly lastName: string; readonly email: string }

export const draftOf = ({ degrees, documents: _, version: __, updatedAt: ___, ...fields }: Profile): ProfileDraft => ({
  ...fields,
  degrees: degrees.map(({ kind, name, university, grade, gradeScale, date }) => ({
    key: crypto.randomUUID(),
    kind,
    name,
    university,
    grade,
    scale: gradeScale ?? noScale,
    date,
  })),
})

const isWhole = ({ name, university }: DraftDegree): boolean => name.trim() !== '' && university.trim() !== ''

/** Without a name the service refuses a degree; it stays in the page until it has one. */
export const sendable = ({ degrees }: ProfileDraft): readonly DraftDegree[] => degrees.filter(isWhole)
export const isWholeProfile = ({ degrees }: ProfileDraft): boolean => degrees.every(isWhole)

type Body = Sent<'/api/applicants/me/profile', 'put'>

/** What equals the account is sent as null, so that it follows the account. */
const own = (given: string, account: string): string => (given.trim() === account ? '' : given)

export const bodyOf = (draft: ProfileDraft, account: Account, version: number | undefined): Body => ({
  ...draft,
  firstName: own(draft.firstName, account.firstName),
  lastName: own(draft.lastName, account.lastName),
  email: own(draft.email, account.email),
  degrees: sendable(draft).map(({ kind, name, university, grade, scale, date }) => ({
    kind,
    name,
    university,
    grade,
    gradeScale: wholeScale(scale),
    date,
  })),
  ...(version !== undefined && { version }),
})
