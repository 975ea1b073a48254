import { randomUUID } from 'node:crypto'
import { constants } from 'node:fs'
import { copyFile, link, mkdir, open, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Files } from './files.ts'

/** Two levels, so that no directory grows too large. */
const pathOf = (directory: string, sha256: string): string => join(directory, sha256.slice(0, 2), sha256)

export const diskFiles = (directory: string): Files => ({
  keep: async (sha256, path) => {
    const target = pathOf(directory, sha256)
    await mkdir(dirname(target), { recursive: true, mode: 0o700 })
    await flush(path)
    await link(path, target).catch(error => (hasCode(error, 'EXDEV') ? copyOver(path, target) : unlessThere(error)))
    await flush(dirname(target))
  },
  read: async (sha256, range) => {
    const file = await open(pathOf(directory, sha256), 'r')
    return file.createReadStream({ ...range, highWaterMark: 64 * 1024 })
  },
  remove: sha256 => rm(pathOf(directory, sha256), { force: true }),
  close: () => {},
})

/** From another file system the file is first copied next to its target: only a link appears at once and whole. */
const copyOver = async (path: string, target: string): Promise<void> => {
  const beside = join(dirname(target), `.${randomUUID()}`)
  try {
    await copyFile(path, beside, constants.COPYFILE_EXCL)
    await flush(beside)
    await link(beside, target).catch(unlessThere)
  } finally {
    await rm(beside, { force: true })
  }
}

const unlessThere = (error: unknown): void => {
  if (!hasCode(error, 'EEXIST')) throw error
}

const hasCode = (error: unknown, code: string): boolean =>
  error instanceof Error && 'code' in error && error.code === code

const flush = async (path: string): Promise<void> => {
  const file = await open(path, 'r')
  try {
    await file.sync()
  } finally {
    await file.close()
  }
}
