import { parentPort, workerData } from 'node:worker_threads'
import { shippedModel } from '../../apps/suggest/src/embedding/create.ts'
import { readManifest } from '../../apps/suggest/src/embedding/model/manifest.ts'
import { openSession } from '../../apps/suggest/src/embedding/threads/sentence-session.ts'

/** The model alone: a whole list in one thread, without queue, memory or messages in between. */
const texts: readonly string[] = workerData
const port = parentPort
if (!port) throw new Error('This file is the inside of a worker thread.')
const embed = await openSession(await readManifest(shippedModel()))

async function run(): Promise<void> {
  for (const text of texts) await embed(text)
  port?.postMessage('done', [])
}

await embed('warm')
port.on('message', () => void run())
port.postMessage('ready', [])
