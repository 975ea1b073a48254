import { createHash, randomUUID } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { type Readable, Transform } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { unavailable } from './files/create.ts'

/** An uploaded file on the local disk. */
export type Spooled = {
  readonly path: string
  readonly sha256: string
  readonly sizeBytes: number
  readonly discard: () => Promise<void>
}

/** On the same disk as the store, so that a link is enough to store a file. */
export const spoolIn = (dataDir: string): string => join(dataDir, 'apply', 'incoming')

const abandonedMs = 60 * 60 * 1000

/** Writes a stream to disk as it arrives; if it breaks off, the file is deleted. */
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

/** An error of the disk names its system call; an error of the sender does not. */
const isOfDisk = (error: unknown): boolean =>
  error instanceof Error && 'syscall' in error && ['open', 'write', 'close'].includes(String(error.syscall))

/** Deletes the files of processes that died, once no request can still be writing them. */
export const clearSpool = async (directory: string, now = Date.now()): Promise<void> => {
  const names = await readdir(directory).catch(() => [])
  for (const name of names) {
    const path = join(directory, name)
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }))
    if (mtimeMs < now - abandonedMs) await rm(path, { recursive: true, force: true })
  }
}
