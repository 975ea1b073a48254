import type { Actor } from '@kolleg/access'
import { record } from '../audit/record.ts'
import type { Degree } from '../db/application-tables.ts'
import type { Tx } from '../db/schema.ts'
import type { Expected } from '../front-door/versions.ts'
import { lockCaller } from '../people/lock-caller.ts'
import { problem } from '../problems.ts'
import { lockApplicant, type StoredProfile, writeProfile } from './applicant.store.ts'
import type { ProfileGiven } from './profile.body.ts'
import { birthFaults, degreeFaults } from './profile-faults.ts'
import { profileOf } from './profile-of.ts'

/** Replaces the profile. Sent applications keep the profile they were sent with. */
export const changeProfile = async (
  tx: Tx,
  { userId }: Actor,
  given: ProfileGiven,
  expected: Expected,
): Promise<StoredProfile> => {
  const degrees = (given.degrees ?? []).map(degreeOf)
  const birthDate = given.birthDate ?? null
  const errors = [...degreeFaults(degrees), ...birthFaults(birthDate, new Date().toISOString().slice(0, 10))]
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  await lockCaller(tx, userId)
  await lockApplicant(tx, userId)
  expected((await profileOf(tx, userId)).version)
  await writeProfile(tx, userId, {
    firstName: own(given.firstName),
    lastName: own(given.lastName),
    email: own(given.email),
    phone: words(given.phone),
    website: words(given.website),
    birthDate,
    nationality: given.nationality ?? null,
    street: words(given.street),
    postalCode: words(given.postalCode),
    city: words(given.city),
    country: words(given.country),
    degrees,
  })
  await record(tx, { object: 'profile', objectId: userId, action: 'edit', by: userId })
  return await profileOf(tx, userId)
}

type Given = string | null | undefined
const words = (given: Given): string => given?.trim() ?? ''
/** Empty if it is the same as in the account. */
const own = (given: Given): string | null => words(given) || null

const degreeOf = (degree: NonNullable<ProfileGiven['degrees']>[number]): Degree => ({
  kind: degree.kind,
  name: degree.name.trim(),
  university: degree.university.trim(),
  grade: degree.grade ?? null,
  gradeScale: degree.gradeScale ?? null,
  date: degree.date ?? null,
})
