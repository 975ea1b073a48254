import { mkdtemp, readdir, rm, utimes, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { clearSpool, spool } from './spool.ts'

let directory: string
beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'kolleg-spool-'))
})
afterAll(() => rm(directory, { recursive: true }))

test('an upload is written to disk, measured and hashed', async () => {
  const spooled = await spool(directory, Readable.from([Buffer.from('hello '), Buffer.from('world')]))
  expect(spooled.sizeBytes).toBe(11)
  expect(spooled.sha256).toBe('b94d27b9934d3e08a52e52d7da7dabfac484efe37a5380ee9088f7ace2efcde9')
  await spooled.discard()
  expect(await readdir(directory)).toEqual([])
})

test('an upload that breaks off leaves nothing behind, and its own error is reported', async () => {
  const broken = Readable.from(
    (async function* () {
      yield Buffer.alloc(100_000)
      throw new Error('the sender went away')
    })(),
  )
  await expect(spool(directory, broken)).rejects.toThrow('the sender went away')
  expect(await readdir(directory)).toEqual([])
})

test('files of a process that died are removed, and those in use are not', async () => {
  await writeFile(join(directory, 'old'), 'x')
  await writeFile(join(directory, 'new'), 'x')
  await utimes(join(directory, 'old'), new Date(), new Date(Date.now() - 2 * 60 * 60 * 1000))
  await clearSpool(directory)
  expect(await readdir(directory)).toEqual(['new'])
  await rm(join(directory, 'new'))
  await clearSpool(join(directory, 'nowhere'))
})
