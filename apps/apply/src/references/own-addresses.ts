import type { InputFault } from '@kolleg/problems'
import type { QueryExecutorProvider } from 'kysely'
import { problem } from '../problems.ts'
import { addressesOfApplicant, referencesOf } from './reference.store.ts'

const plain = (address: string): string => address.trim().toLowerCase()

const fault = (pointer: string): InputFault => ({
  pointer,
  message: 'This is an address of the applicant: nobody writes a reference for oneself.',
  code: 'OWN_ADDRESS',
})

const ownOf = async (db: QueryExecutorProvider, applicationId: string): Promise<ReadonlySet<string>> =>
  new Set((await addressesOfApplicant(db, applicationId)).map(plain))

/** 400 if applicants name themselves: their own words would pass for those of a referee. */
export const refuseOwnAddress = async (
  db: QueryExecutorProvider,
  applicationId: string,
  email: string,
): Promise<void> => {
  if ((await ownOf(db, applicationId)).has(plain(email)))
    throw problem('VALIDATION_FAILED', { errors: [fault('/email')] })
}

/** The same check for referees named before their address became the applicant's. */
export const ownAddressesNamed = async (
  db: QueryExecutorProvider,
  applicationId: string,
): Promise<readonly InputFault[]> => {
  const own = await ownOf(db, applicationId)
  const references = await referencesOf(db, applicationId)
  return references.flatMap(({ email }, index) => (own.has(plain(email)) ? [fault(`/references/${index}/email`)] : []))
}
