import { spawn, spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { open } from '../open.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-backup-commands-'))
  await mkdir(join(folder, 'data'))
  await writeFile(join(folder, 'data', 'photo.jpg'), 'bytes')
  const database = await open(`pglite:${join(folder, 'data', 'database')}`)
  await database.close()
  await writeFile(join(folder, 'older.tar.gz'), 'older')
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** As npm does: the user is in the folder, the process in the repository's root. */
const run = (command: 'backup' | 'restore', into: string, ...words: readonly string[]) => {
  const script = fileURLToPath(new URL(`${command}.ts`, import.meta.url))
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, into), INIT_CWD: folder }
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...words], { encoding: 'utf8', env })
  return { code: status, out: stdout, err: stderr }
}

test('a backup is restored, with paths relative to the user’s folder', async () => {
  expect(run('backup', 'data', 'new.tgz')).toMatchObject({ code: 0, out: expect.stringContaining('is backed up in') })
  expect(run('restore', 'again', 'new.tgz')).toMatchObject({ code: 0, out: expect.stringContaining('is restored to') })
  expect(await readFile(join(folder, 'again', 'photo.jpg'), 'utf8')).toBe('bytes')
})

test.runIf(process.getuid?.() === 0)('a missing permission to write is reported', async () => {
  const script = fileURLToPath(new URL('backup.ts', import.meta.url))
  await mkdir(join(folder, 'closed'))
  await chmod(folder, 0o755)
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') }
  const options = { encoding: 'utf8', env, uid: 65_534, gid: 65_534 } as const
  const { status, stderr } = spawnSync(process.execPath, [script, join(folder, 'closed', 'b.tar.gz')], options)
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: expect.stringMatching(/closed cannot be written by this user/),
  })
})

test('an interrupted backup leaves nothing', async () => {
  await writeFile(join(folder, 'data', 'noise'), randomBytes(60_000_000))
  await mkdir(join(folder, 'out'))
  const script = fileURLToPath(new URL('backup.ts', import.meta.url))
  const env = { PATH: process.env['PATH'], DATA_DIR: join(folder, 'data') }
  const child = spawn(process.execPath, [script, join(folder, 'out', 'b.tar.gz')], { env, stdio: 'ignore' })
  await expect.poll(() => readdir(join(folder, 'out')), { timeout: 20_000, interval: 5 }).toHaveLength(1)
  child.kill('SIGINT')
  expect(await once(child, 'exit')).toEqual([null, 'SIGINT'])
  expect(await readdir(join(folder, 'out'))).toEqual([])
  await rm(join(folder, 'data', 'noise'))
})

test('an error of the system becomes a sentence', async () => {
  await symlink('circle', join(folder, 'circle'))
  const broken = {
    code: 1,
    out: '',
    err: expect.stringMatching(/^A link leads back to itself: .+, and do it again \(/),
  }
  expect(run('restore', 'circle', 'older.tar.gz')).toEqual(broken)
  await rm(join(folder, 'circle'))
  await writeFile(join(folder, 'file'), '')
  const inFile = {
    code: 1,
    out: '',
    err: expect.stringMatching(/^A file stands where a directory should be: .+ again \(/),
  }
  expect(run('restore', 'file', 'older.tar.gz')).toEqual(inFile)
})

test.each([
  ['backup', ['--help'], 2, /^Say where to write it: npm run backup -- FILE\.tar\.gz/],
  ['backup', ['a.tar.gz', 'b.tar.gz'], 2, /^Say where to write it/],
  ['restore', ['-h'], 2, /^Say what to restore: npm run restore -- FILE\.tar\.gz/],
  ['backup', ['older.tar.gz'], 1, /older\.tar\.gz is there already: name another file/],
  ['backup', ['nowhere/b.tar.gz'], 1, /There is no directory .+nowhere: make it/],
  ['backup', ['b.zip'], 1, /b\.zip must end in \.tar\.gz or \.tgz/],
] as const)('%s %s ends with %i and a sentence, and writes nothing', async (command, words, code, sentence) => {
  const before = await readdir(folder)
  expect(run(command, 'data', ...words)).toEqual({ code, out: '', err: expect.stringMatching(sentence) })
  expect(await readdir(folder)).toEqual(before)
  expect(await readFile(join(folder, 'older.tar.gz'), 'utf8')).toBe('older')
  expect(existsSync('--help')).toBe(false)
})
