import { readListing } from '../../../apps/apply/src/jobs/public/list.store.ts'
import type { Bench } from '../bench.ts'
import { operationRows } from './operation.ts'

/** The first page of the public list with its facets: 250 open jobs among 5 000. */
export const jobRows = async (bench: Bench): Promise<void> =>
  operationRows(bench, { name: 'public jobs', path: '/api/jobs', headers: {}, read: db => readListing(db, {}) })
