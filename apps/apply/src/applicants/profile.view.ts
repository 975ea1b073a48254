import { type Static, Type } from 'typebox'
import { degreeKinds, type Profile } from '../db/application-tables.ts'
import type { Document } from '../documents/document.ts'
import { DocumentView, documentView } from '../documents/document.view.ts'
import { instant, orNull } from '../schema-parts.ts'
import { germanGradeOf } from './german-grade.ts'

const Nullable = <T extends Parameters<typeof Type.Union>[0][number]>(type: T) => orNull(type)

const DegreeView = Type.Object(
  {
    kind: Type.Enum([...degreeKinds]),
    name: Type.String(),
    university: Type.String(),
    grade: Nullable(Type.Number()),
    gradeScale: Nullable(
      Type.Object({ best: Type.Number(), worst: Type.Number(), pass: Type.Number() }, { title: 'GradeScale' }),
    ),
    date: Nullable(Type.String({ format: 'date' })),
    germanGrade: Nullable(
      Type.Number({ description: 'On the German scale by the modified Bavarian formula; 5.0 does not pass.' }),
    ),
  },
  { title: 'DegreeWithGermanGrade' },
)

const contact = {
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phone: Type.String(),
  website: Type.String(),
  birthDate: Nullable(Type.String({ format: 'date' })),
  nationality: Nullable(Type.String()),
  street: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  country: Type.String(),
  degrees: Type.Array(DegreeView),
}

/** As shown in an application. */
export const ProfileView = Type.Object(contact, { title: 'ApplicantData' })
export type ProfileView = Static<typeof ProfileView>

export const MyProfile = Type.Object(
  {
    ...contact,
    documents: Type.Array(DocumentView),
    version: Type.Integer(),
    updatedAt: instant,
  },
  { title: 'Profile' },
)

export const profileView = (profile: Profile): ProfileView => ({
  firstName: profile.firstName,
  lastName: profile.lastName,
  email: profile.email,
  phone: profile.phone,
  website: profile.website,
  birthDate: profile.birthDate,
  nationality: profile.nationality,
  street: profile.street,
  postalCode: profile.postalCode,
  city: profile.city,
  country: profile.country,
  degrees: profile.degrees.map(degree => ({
    kind: degree.kind,
    name: degree.name,
    university: degree.university,
    grade: degree.grade,
    gradeScale: degree.gradeScale && { ...degree.gradeScale },
    date: degree.date,
    germanGrade: germanGradeOf(degree),
  })),
})

export const myProfileView = (
  profile: Profile & { readonly version: number; readonly updatedAt: Date },
  documents: readonly Document[],
): Static<typeof MyProfile> => ({
  ...profileView(profile),
  documents: documents.map(documentView),
  version: profile.version,
  updatedAt: profile.updatedAt.toISOString(),
})
