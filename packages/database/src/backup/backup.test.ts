import { execFileSync } from 'node:child_process'
import {
  cp,
  link,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rename,
  rm,
  stat,
  symlink,
  truncate,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { create, list } from 'tar'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup, DatabaseRefusal, open, restore } from '../index.ts'

describe('a backup of a data directory', () => {
  let folder: string
  const at = (...path: string[]) => join(folder, ...path)
  const database = (name: string) => open(`pglite:${at(name, 'apply', 'database')}`)
  /** Created once, because creating a database takes seconds. */
  let made: string
  beforeAll(async () => {
    made = await mkdtemp(join(tmpdir(), 'kolleg-made-'))
    const source = await open(`pglite:${made}`)
    await sql.raw(`create table people as select 'Ada' as name`).execute(source.query)
    await source.close()
  })
  afterAll(() => rm(made, { recursive: true, force: true }))

  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-backup-'))
    await cp(made, at('data', 'apply', 'database'), { recursive: true })
    await mkdir(at('data', 'files', 'empty'), { recursive: true })
    await writeFile(at('data', 'files', 'photo.jpg'), Buffer.alloc(300_000, 7))
    await writeFile(at('data', 'files', 'lock'), 'a file of that name which is no lock')
  })
  afterEach(() => rm(folder, { recursive: true, force: true }))

  test('restores rows and files into an empty directory', async () => {
    await backup(at('data'), at('kept', 'backup.tar.gz'))
    await restore(at('kept', 'backup.tar.gz'), at('again'))
    const restored = await database('again')
    expect((await sql`select name from people`.execute(restored.query)).rows).toEqual([{ name: 'Ada' }])
    await restored.close()
    expect(await readFile(at('again', 'files', 'photo.jpg'))).toEqual(Buffer.alloc(300_000, 7))
    expect((await readdir(at('again', 'files'))).toSorted()).toEqual(['empty', 'lock', 'photo.jpg'])
    expect(await readdir(at('kept'))).toEqual(['backup.tar.gz'])
    expect((await stat(at('kept', 'backup.tar.gz'))).mode & 0o077).toBe(0)
  })

  test('contains a database behind a link, and is refused while that one is in use', async () => {
    await rename(at('data', 'apply'), at('elsewhere'))
    await symlink(at('elsewhere'), at('data', 'apply'))
    const service = await database('data')
    await expect(backup(at('data'), at('backup.tar.gz'))).rejects.toThrow(/is in use by process .+: stop it first/)
    await service.close()
    await backup(at('data'), at('backup.tar.gz'))
    await restore(at('backup.tar.gz'), at('again'))
    const restored = await database('again')
    expect((await sql`select name from people`.execute(restored.query)).rows).toEqual([{ name: 'Ada' }])
    await restored.close()
  })

  test('is refused while a service runs, and harms neither it nor an older backup', async () => {
    await writeFile(at('backup.tar.gz'), 'older')
    const service = await database('data')
    await expect(backup(at('data'), at('backup.tar.gz'))).rejects.toThrow(/is in use by process .+: stop it first/)
    expect(await readFile(at('backup.tar.gz'), 'utf8')).toBe('older')
    await expect(service.ping()).resolves.toBeUndefined()
    await service.close()
  })

  test.each([
    ['from a directory that is not there', () => backup(at('nowhere'), at('b.tar.gz')), /There is no data directory/],
    ['to a file inside the directory', () => backup(at('data'), at('data', 'b.tar.gz')), /cannot lie inside/],
    [
      'to a file inside the directory over a link',
      async () => {
        await symlink(at('data'), at('link'))
        await backup(at('data'), at('link', 'b.tar.gz'))
      },
      /cannot lie inside/,
    ],
    ['from a file that is not there', () => restore(at('none.tar.gz'), at('again')), /There is no backup/],
    ['over data', () => restore(at('data', 'files', 'lock'), at('data')), /is not empty: restore into an empty/],
    [
      'from a file that is no backup',
      () => restore(at('data', 'files', 'photo.jpg'), at('again')),
      /is not a whole backup/,
    ],
  ])('%s is refused with a sentence', async (_, work, sentence) => {
    const done = work()
    await expect(done).rejects.toThrow(DatabaseRefusal)
    await expect(done).rejects.toThrow(sentence)
  })

  test('of a directory without a database is refused, and so is a file without one', async () => {
    await expect(backup(at('data', 'files'), at('none.tar.gz'))).rejects.toThrow('There is no embedded database in')
    expect(await readdir(folder)).toEqual(['data'])
    await create({ file: at('none.tar.gz'), cwd: at('data', 'files'), gzip: true }, ['.'])
    await expect(restore(at('none.tar.gz'), at('again'))).rejects.toThrow('holds no database')
    expect(await readdir(at('again'))).toEqual([])
  })

  test('is not made of a directory with an interrupted restore, nor restored if it contains one', async () => {
    await mkdir(at('data', '.restoring', 'data'), { recursive: true })
    await expect(backup(at('data'), at('half.tar.gz'))).rejects.toThrow(/A restore into .+ was broken off/)
    await create({ file: at('half.tar.gz'), cwd: at('data'), gzip: true }, ['.'])
    await expect(restore(at('half.tar.gz'), at('again'))).rejects.toThrow(/had been broken off: use another one/)
    expect(await readdir(at('again'))).toEqual([])
  })

  test('is never restored over a link, whose target stays', async () => {
    await backup(at('data'), at('backup.tar.gz'))
    await mkdir(at('precious', 'data'), { recursive: true })
    await mkdir(at('again'))
    await symlink(at('precious'), at('again', '.restoring'))
    await expect(restore(at('backup.tar.gz'), at('again'))).rejects.toThrow(/is not empty/)
    expect(await readdir(at('precious'))).toEqual(['data'])
  })

  test.runIf(process.getuid?.() === 0)('by root contains only files of the directory’s user', async () => {
    await writeFile(at('secret'), 'of root', { mode: 0o600 })
    await symlink(at('secret'), at('data', 'files', 'mine'))
    execFileSync('chown', ['-R', '65534:65534', at('data')])
    await expect(backup(at('data'), at('backup.tar.gz'))).rejects.toThrow(/files\/mine is a link to what is not of/)
    expect(await readdir(folder)).toEqual(['data', 'secret'])
    await rm(at('data', 'files', 'mine'))
    await backup(at('data'), at('backup.tar.gz'))
  })

  test('keeps a hard-linked file under both names', async () => {
    await link(at('data', 'files', 'photo.jpg'), at('data', 'files', 'same.jpg'))
    await backup(at('data'), at('backup.tar.gz'))
    await restore(at('backup.tar.gz'), at('again'))
    expect(await readFile(at('again', 'files', 'same.jpg'))).toEqual(Buffer.alloc(300_000, 7))
  })

  test('does not contain itself, even if the data lead over a link to its own folder', async () => {
    await mkdir(at('elsewhere'))
    await symlink(at('elsewhere'), at('data', 'link'))
    await backup(at('data'), at('elsewhere', 'backup.tar.gz'))
    const names: string[] = []
    await list({ file: at('elsewhere', 'backup.tar.gz'), onReadEntry: ({ path }) => names.push(path) })
    expect(names.filter(name => name.startsWith('./link'))).toEqual(['./link/'])
  })

  test('contains no locks and no sockets, however a database is reached', async () => {
    await symlink(at('data', 'apply'), at('data', 'second'))
    execFileSync('mkfifo', [at('data', 'pipe')])
    await backup(at('data'), at('backup.tar.gz'))
    const names: string[] = []
    await list({ file: at('backup.tar.gz'), onReadEntry: ({ path }) => names.push(path) })
    expect(names.filter(name => /database\/(?:lock|holder)|pipe/.test(name))).toEqual([])
    expect(names).toContain('./second/database/cluster/PG_VERSION')
  })

  test('that is cut short is refused and leaves the target empty', async () => {
    await backup(at('data'), at('backup.tar.gz'))
    const { size } = await stat(at('backup.tar.gz'))
    await truncate(at('backup.tar.gz'), size - 1000)
    await expect(restore(at('backup.tar.gz'), at('again'))).rejects.toThrow(/is not a whole backup/)
    expect(await readdir(at('again'))).toEqual([])
  })
})
