import { createHash, randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Files } from './files.ts'

/** What every file store promises. */
export const filesContract = (open: () => Promise<Files>): void => {
  let files: Files
  let directory: string
  beforeAll(async () => {
    files = await open()
    directory = await mkdtemp(join(tmpdir(), 'kolleg-files-'))
  })
  afterAll(async () => {
    files.close()
    await rm(directory, { recursive: true })
  })

  /** A local file and the name it is stored under. */
  const prepare = async (content: Buffer) => {
    const sha256 = createHash('sha256').update(content).digest('hex')
    const path = join(directory, sha256)
    await writeFile(path, content)
    return { sha256, path, content }
  }

  test('a stored file is read back unchanged, whole and in parts', async () => {
    const { sha256, path, content } = await prepare(randomBytes(200_000))
    await files.keep(sha256, path)
    expect(await buffer(await files.read(sha256))).toEqual(content)
    expect(await buffer(await files.read(sha256, { start: 0, end: 0 }))).toEqual(content.subarray(0, 1))
    expect(await buffer(await files.read(sha256, { start: 70_000, end: 140_000 }))).toEqual(
      content.subarray(70_000, 140_001),
    )
    await files.remove(sha256)
  })

  test('a file larger than a part is read back unchanged', async () => {
    const { sha256, path, content } = await prepare(randomBytes(12 * 1024 * 1024))
    await files.keep(sha256, path)
    const back = createHash('sha256')
    for await (const part of await files.read(sha256)) back.update(part as Buffer)
    expect(back.digest('hex')).toBe(sha256)
    expect(content.length).toBeGreaterThan(0)
    await files.remove(sha256)
  })

  test('storing a file again, also at the same time, changes nothing', async () => {
    const { sha256, path, content } = await prepare(randomBytes(1000))
    await Promise.all(Array.from({ length: 5 }, () => files.keep(sha256, path)))
    await files.keep(sha256, path)
    expect(await buffer(await files.read(sha256))).toEqual(content)
    await files.remove(sha256)
  })

  test('the store has its own copy', async () => {
    const { sha256, path, content } = await prepare(randomBytes(1000))
    await files.keep(sha256, path)
    await rm(path)
    expect(await buffer(await files.read(sha256))).toEqual(content)
    await files.remove(sha256)
  })

  test('a removed file is gone, may be removed again, and may be stored again', async () => {
    const { sha256, path, content } = await prepare(randomBytes(1000))
    await files.keep(sha256, path)
    await files.remove(sha256)
    await files.remove(sha256)
    await expect(files.read(sha256)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    await files.keep(sha256, path)
    expect(await buffer(await files.read(sha256))).toEqual(content)
    await files.remove(sha256)
  })

  test('a missing local file is refused and leaves nothing behind', async () => {
    const sha256 = createHash('sha256').update('nothing').digest('hex')
    await expect(files.keep(sha256, join(directory, 'nothing'))).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
    await expect(files.read(sha256)).rejects.toMatchObject({ code: 'STORAGE_UNAVAILABLE' })
  })
}
