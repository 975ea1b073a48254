import { afterAll, beforeAll, expect, test } from 'vitest'
import { metric } from './course.ts'
import { expectHealthy, sendGenerated } from './fuzz/send-generated.ts'
import { type RunningProcess, startProcess } from './process.ts'

let running: RunningProcess
beforeAll(async () => {
  running = await startProcess()
})
afterAll(() => running.remove())

const mebibytes = async (): Promise<number> =>
  (await metric(running.service, 'process_resident_memory_bytes')) / 2 ** 20

test('20 000 generated requests: no 5xx, no hang, and the memory of the service does not grow with them', async () => {
  const { service } = running
  await sendGenerated(service, 4000)
  const warm = await mebibytes()
  await sendGenerated(service, 16_000)
  await expectHealthy(service)
  expect((await mebibytes()) - warm).toBeLessThan(150)
}, 600_000)
