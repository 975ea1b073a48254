import { createReadStream } from 'node:fs'
import { stat } from 'node:fs/promises'
import { request } from 'node:http'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { Target } from '../../suggest/processes/exchange.ts'

type Headers = Readonly<Record<string, string>>

export const timed = async (work: () => Promise<unknown>): Promise<number> => {
  const start = performance.now()
  await work()
  return performance.now() - start
}

const boundary = 'bench-boundary'
const before = Buffer.from(
  `--${boundary}\r\ncontent-disposition: form-data; name="type"\r\n\r\nOTHER\r\n` +
    `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="paper.pdf"\r\ncontent-type: application/pdf\r\n\r\n`,
)
const after = Buffer.from(`\r\n--${boundary}--\r\n`)

async function* formWith(path: string): AsyncGenerator<Buffer> {
  yield before
  yield* createReadStream(path, { highWaterMark: 256 * 1024 })
  yield after
}

/** Sends a file from the disk, as a browser does. */
export const upload = async (address: string, path: string, headers: Headers, file: string): Promise<void> => {
  const { size } = await stat(file)
  const asked = request(new URL(path, address), {
    method: 'POST',
    headers: {
      ...headers,
      'content-type': `multipart/form-data; boundary=${boundary}`,
      'content-length': before.length + size + after.length,
    },
  })
  const answered = replyTo(asked, 201)
  await pipeline(Readable.from(formWith(file)), asked)
  await answered
}

/** Reads and discards a reply; returns its number of bytes. */
export const download = (target: Target): Promise<number> => {
  const asked = request(new URL(target.path, target.address), { headers: target.headers })
  const answered = replyTo(asked, 200)
  asked.end()
  return answered
}

const replyTo = (asked: ReturnType<typeof request>, expected: number): Promise<number> =>
  new Promise((resolve, reject) => {
    asked.on('error', reject)
    asked.on('response', reply => {
      let bytes = 0
      reply.on('data', (part: Buffer) => {
        bytes += part.length
      })
      reply.on('error', reject)
      reply.on('end', () =>
        reply.statusCode === expected ? resolve(bytes) : reject(new Error(`The answer was ${reply.statusCode}.`)),
      )
    })
  })
