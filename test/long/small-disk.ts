import { execFileSync } from 'node:child_process'
import { closeSync, openSync, rmSync, statSync, truncateSync, writeSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A disk that a test can fill. */
export type SmallDisk = {
  readonly path: string
  /** Leaves that many bytes free, by default none. */
  readonly fill: (leave?: number) => void
  readonly free: () => void
  readonly remove: () => Promise<void>
}

/** Only root may mount. */
export const mayMount = process.getuid?.() === 0

export const mountSmallDisk = async (megabytes: number): Promise<SmallDisk> => {
  const path = await mkdtemp(join(tmpdir(), 'kolleg-disk-'))
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m,mode=1777`, 'tmpfs', path])
  const filler = join(path, 'filler')
  return {
    path,
    fill: (leave = 0) => {
      writeUntilFull(filler)
      truncateSync(filler, statSync(filler).size - leave)
    },
    free: () => rmSync(filler, { force: true }),
    remove: async () => {
      execFileSync('umount', [path])
      await rm(path, { recursive: true })
    },
  }
}

const writeUntilFull = (file: string): void => {
  const descriptor = openSync(file, 'a')
  try {
    for (const size of [1024 * 1024, 4096]) while (isWritten(descriptor, size));
  } finally {
    closeSync(descriptor)
  }
}

const isWritten = (descriptor: number, size: number): boolean => {
  try {
    return writeSync(descriptor, Buffer.alloc(size, 1)) > 0
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOSPC') return false
    throw error
  }
}
