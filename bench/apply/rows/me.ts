import { findByIdentity } from '../../../apps/apply/src/people/person.store.ts'
import type { Bench } from '../bench.ts'
import type { Statement } from '../processes/bare.ts'
import { recorded } from '../recorded.ts'
import { seed } from '../seed.ts'
import { besideBare } from './beside-bare.ts'

const subject = 'p7'

/** Who am I: a professor with one group, among five thousand people. */
export const meRows = async (bench: Bench): Promise<void> => {
  const [url, bareStore] = [await bench.freshStore(), await bench.freshStore()]
  await seed(url, bench.issuer, async () => {})
  let statements: readonly Statement[] = []
  await seed(bareStore, bench.issuer, async ({ query }) => {
    statements = await recorded(query, db => findByIdentity(db, bench.issuer, subject))
  })
  const service = await bench.serve(url, { authorization: `Bearer ${await bench.tokenOf(subject)}` })
  try {
    await besideBare(bench, service, `users/me, ${bench.engine}`, { path: '/api/users/me', statements, bareStore })
  } finally {
    await service.stop()
  }
}
