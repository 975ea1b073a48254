import { readListing } from '../../../apps/apply/src/jobs/public/list.store.ts'
import type { Bench } from '../bench.ts'
import type { Statement } from '../processes/bare.ts'
import { recorded } from '../recorded.ts'
import { seed } from '../seed.ts'
import { besideBare } from './beside-bare.ts'

/** The first page of the public list with its facets: 250 open jobs among 5 000. */
export const jobRows = async (bench: Bench): Promise<void> => {
  const [url, bareStore] = [await bench.freshStore(), await bench.freshStore()]
  await seed(url, bench.issuer, async () => {})
  let statements: readonly Statement[] = []
  await seed(bareStore, bench.issuer, async ({ query }) => {
    statements = await recorded(query, db => readListing(db, {}))
  })
  const service = await bench.serve(url)
  try {
    await besideBare(bench, service, `public jobs, ${bench.engine}`, { path: '/api/jobs', statements, bareStore })
  } finally {
    await service.stop()
  }
}
