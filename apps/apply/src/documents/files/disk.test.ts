import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { pathToFileURL } from 'node:url'
import { afterAll, describe, expect, test } from 'vitest'
import { spool } from '../spool.ts'
import { createFiles } from './create.ts'
import { filesContract } from './files.contract.ts'

const directory = mkdtempSync(join(tmpdir(), 'kolleg-disk-'))
afterAll(() => rm(directory, { recursive: true }))

const s3 = {
  S3_ENDPOINT: undefined,
  S3_REGION: 'us-east-1',
  S3_ACCESS_KEY_ID: undefined,
  S3_SECRET_ACCESS_KEY: undefined,
}
const onDisk = (path: string) => createFiles({ DATA_DIR: directory, STORAGE_URL: pathToFileURL(path).href, ...s3 })

describe('a folder', () => {
  filesContract(async () => onDisk(join(directory, 'documents')))
})

const small = (): string => join(directory, 'small')
/** A disk of one mebibyte, if we may mount one. */
const mountSmall = (): boolean => {
  mkdirSync(small())
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=1m', 'tmpfs', small()])
  if (status !== 0) console.warn('Skipped: a full disk is tried out only where a small one can be mounted.')
  return status === 0
}

describe.runIf(mountSmall())('a full disk', () => {
  afterAll(() => void spawnSync('umount', [small()]))

  test('a file that does not fit is refused as STORAGE_UNAVAILABLE and leaves nothing behind', async () => {
    const large = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024, 'x')))
    await expect(spool(join(small(), 'incoming'), large)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    expect(await readdir(join(small(), 'incoming'))).toEqual([])
  })

  test('a file uploaded on another disk that does not fit into the store leaves nothing there', async () => {
    const large = Readable.from(Array.from({ length: 40 }, () => Buffer.alloc(64 * 1024, 'x')))
    const spooled = await spool(join(directory, 'incoming'), large)
    const files = onDisk(join(small(), 'documents'))
    await expect(files.keep(spooled.sha256, spooled.path)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    expect(await readdir(join(small(), 'documents', spooled.sha256.slice(0, 2)))).toEqual([])
    await spooled.discard()
  })
})
