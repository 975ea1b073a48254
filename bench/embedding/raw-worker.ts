import { parentPort, workerData } from 'node:worker_threads'
import { shippedModel } from '../../apps/suggest/src/embedding/create.ts'
import { readManifest } from '../../apps/suggest/src/embedding/model/manifest.ts'
import { openSession } from '../../apps/suggest/src/embedding/threads/sentence-session.ts'

export type RawWork = { readonly texts: readonly string[]; readonly next: Int32Array<SharedArrayBuffer> }

/** Only the model: the threads share a list and a counter, without queue, cache or messages. */
const { texts, next }: RawWork = workerData
const port = parentPort
if (!port) throw new Error('This file is the inside of a worker thread.')
const embed = await openSession(await readManifest(shippedModel()))

async function run(): Promise<void> {
  for (let at = Atomics.add(next, 0, 1); at < texts.length; at = Atomics.add(next, 0, 1)) await embed(texts[at] ?? '')
  port?.postMessage('done', [])
}

await embed('warm')
port.on('message', () => void run())
port.postMessage('ready', [])
