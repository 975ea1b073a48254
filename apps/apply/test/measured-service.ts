import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createLog, createMetrics, createServer } from '@kolleg/front'
import { createFiles } from '../src/documents/files/create.ts'
import { checkPdf } from '../src/documents/pdf/check.ts'
import { receiving } from '../src/documents/receive.ts'
import { spoolIn } from '../src/documents/spool.ts'
import { addForms } from '../src/front-door/forms.ts'
import { senderOf } from '../src/front-door/sender.ts'
import { openSandbox } from '../src/sandbox-tasks.ts'

/** The upload of a document, in its own process and without a database, whose memory would hide that of a file. */
const DATA_DIR = mkdtempSync(join(tmpdir(), 'kolleg-measured-'))
process.on('exit', () => rmSync(DATA_DIR, { recursive: true }))
const files = createFiles({
  DATA_DIR,
  STORAGE_URL: undefined,
  S3_ENDPOINT: undefined,
  S3_REGION: '',
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
})
const sandbox = openSandbox(spoolIn(DATA_DIR))
const app = createServer({ log: createLog('test', 'silent'), metrics: createMetrics() })
await addForms(app)
// Without a gate the caller is not checked again.
app.decorateRequest('readmitLate', async () => {})
app.post('/', async (request, reply) => {
  await receiving({ config: { DATA_DIR } }, request, async ({ file }) => {
    if (file === undefined) throw new Error('The form has no file.')
    await checkPdf({ sandbox }, senderOf(request, reply), file.path)
    await files.keep(file.sha256, file.path)
  })
  return reply.code(201).send()
})

let most = 0
/** Answers each message with the highest memory use since the one before. */
process.on('message', word => {
  if (word === 'end') process.exit(0)
  process.send?.({ most })
  globalThis.gc?.()
  most = process.memoryUsage.rss()
})
setInterval(() => {
  most = Math.max(most, process.memoryUsage.rss())
}, 5)
process.send?.({ address: await app.listen({ host: '127.0.0.1', port: 0 }) })
