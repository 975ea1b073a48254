import { findByIdentity } from '../../../apps/apply/src/people/person.store.ts'
import type { Bench } from '../bench.ts'
import { member } from '../sizes.ts'
import { operationRows } from './operation.ts'

/** Who am I: a professor with one group, among five thousand people. */
export const meRows = async (bench: Bench): Promise<void> =>
  operationRows(bench, {
    name: 'users/me',
    path: '/api/users/me',
    headers: await bench.as(member),
    read: db => findByIdentity(db, bench.issuer, member),
  })
