import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unavailable } from './files/create.ts'

/** A file on its way in, on this machine's disk. */
export type Spooled = {
  readonly path: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly discard: () => Promise<void>
}

/** On the same disk as the store, so that taking a file over is a link. */
export const spoolIn = (dataDir: string): string => join(dataDir, 'apply', 'incoming')

const abandonedMs = 60 * 60 * 1000

/** Writes a stream to disk as it comes; nothing is left of one that breaks off. */
export const spool = async (directory: string, stream: Readable): Promise<Spooled> => {
  await mkdir(directory, { recursive: true, mode: 0o700 }).catch(unavailable)
  const path = join(directory, randomUUID())
  const discard = () => rm(path, { force: true })
  const hash = createHash('sha256')
  let sizeBytes = 0
  const measured = new Transform({
    transform(part: Buffer, _, done) {
      hash.update(part)
      sizeBytes += part.length
      done(null, part)
    },
  })
  try {
    await pipeline(stream, measured, createWriteStream(path, { flags: 'wx', mode: 0o600 }))
    return { path, sha256: hash.digest('hex'), sizeBytes, discard }
  } catch (error) {
    await discard()
    throw isOfDisk(error) ? unavailable(error) : error
  }
}

/** A failure of the disk names the call that failed; one of the sender does not. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall))

/** What a process that died has left is removed once no request can be writing it any more. */
export const clearSpool = async (directory: string, now = Date.now()): Promise<void> => {
  const names = await readdir(directory).catch(() => [])
  for (const name of names) {
    const path = join(directory, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (mtimeMs < now - abandonedMs) await rm(path, { recursive: true, force: true })
  }
}
