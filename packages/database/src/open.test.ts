import { spawnSync } from 'node:child_process'
import { chmod, chown, cp, mkdir, mkdtemp, readdir, readFile, rename, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { backup, DatabaseRefusal, open, restore } from './index.ts'
import { tryLock } from './pglite/file-lock.ts'

/** Created once, because creating a database takes seconds. */
let made: string
beforeAll(async () => {
  made = await mkdtemp(join(tmpdir(), 'kolleg-made-'))
  await (await open(`pglite:${made}`)).close()
})
afterAll(() => rm(made, { recursive: true, force: true }))
const putDatabase = (directory: string) => cp(made, directory, { recursive: true })

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-open-'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

/** Returns the sentence of a refusal; any other outcome is an error. */
const refusal = async (directory: string): Promise<string> => {
  const error: unknown = await open(`pglite:${directory}`).then(
    () => new Error('It was opened.'),
    reason => reason,
  )
  if (error instanceof DatabaseRefusal) return error.message
  throw error
}

describe('an address', () => {
  test.each(['', 'pglite:', 'mysql://localhost', '/var/data', 'postgres:db'])(
    '%j is refused with the accepted forms',
    async url => {
      await expect(open(url)).rejects.toThrow(/must be pglite:<directory>, pglite::memory: or postgres:\/\//)
    },
  )
})

const giveAway = (path: string) => spawnSync('chown', ['-R', '65534:65534', path])

const ofRoot = (path: string) => spawnSync('find', [path, '-user', 'root'], { encoding: 'utf8' }).stdout.trim()

describe('a directory', () => {
  test('that is a file, or lies under one, is refused with a sentence', async () => {
    await writeFile(join(folder, 'file'), '')
    expect(await refusal(join(folder, 'file'))).toMatch(/is a file or lies under one: name a directory/)
    expect(await refusal(join(folder, 'file', 'below'))).toMatch(/is a file or lies under one: name a directory/)
    expect(await readFile(join(folder, 'file'), 'utf8')).toBe('')
  })

  test('of another PostgreSQL or PGlite is refused and left alone', async () => {
    await writeFile(join(folder, 'PG_VERSION'), '16\n')
    expect(await refusal(folder)).toMatch(/is the data directory of another PostgreSQL or PGlite/)
  })

  test('of another major version is refused, and can be locked again', async () => {
    await mkdir(join(folder, 'cluster'))
    await writeFile(join(folder, 'cluster', 'PG_VERSION'), '17\n')
    expect(await refusal(folder)).toMatch(/was written by PostgreSQL 17 and this one is 18/)
    const lock = tryLock(join(folder, 'lock'))
    expect(lock).toBeDefined()
    lock?.release()
  })

  test('with damaged files is refused with PostgreSQL’s reason', async () => {
    await putDatabase(folder)
    await writeFile(join(folder, 'cluster', 'global', 'pg_control'), Buffer.alloc(8192, 7))
    expect(await refusal(folder)).toMatch(/cannot be started \(.+\): restore a backup/)
    await rm(join(folder, 'cluster', 'PG_VERSION'))
    expect(await refusal(folder)).toMatch(/cannot be started \(its PG_VERSION is missing\)/)
  })

  test('behind a broken link is refused with a sentence', async () => {
    await symlink('nowhere', join(folder, 'dangling'))
    await symlink('circle', join(folder, 'circle'))
    for (const name of ['dangling', 'circle'])
      expect(await refusal(join(folder, name, 'database'))).toMatch(
        /cannot be made: look where the links on its way lead/,
      )
  })

  test('with links among its files is refused, but not called damaged', async () => {
    await putDatabase(folder)
    await rename(join(folder, 'cluster', 'pg_wal'), join(folder, 'log'))
    await symlink(join(folder, 'log'), join(folder, 'cluster', 'pg_wal'))
    expect(await refusal(folder)).toMatch(/pg_wal is a link, and the files of a database are not reached over one/)
    await rename(join(folder, 'cluster'), join(folder, 'moved'))
    await symlink(join(folder, 'moved'), join(folder, 'cluster'))
    expect(await refusal(folder)).toMatch(/cluster is a link, and the files of a database are not reached over one/)
    await expect(backup(folder, `${folder}.tgz`)).rejects.toThrow(/cluster is a link/)
    await rm(join(folder, 'lock'), { force: true })
    await symlink(join(folder, 'nowhere'), join(folder, 'lock'))
    expect(await refusal(folder)).toMatch(/lock is a link/)
    expect(await readdir(folder)).not.toContain('nowhere')
  })

  test('with an interrupted restore is refused until it is restored', async () => {
    await putDatabase(join(folder, 'data', 'suggest', 'database'))
    await backup(join(folder, 'data'), join(folder, 'b.tgz'))
    await mkdir(join(folder, 'again', '.restoring', 'suggest'), { recursive: true })
    const database = join(folder, 'again', 'suggest', 'database')
    expect(await refusal(database)).toMatch(
      /A restore into .+again was broken off: empty that directory and restore again/,
    )
    const running = tryLock(join(folder, 'again', '.restoring', 'lock'))
    expect(await refusal(database)).toMatch(/A backup is being restored into .+again: wait until that is done/)
    await expect(restore(join(folder, 'b.tgz'), join(folder, 'again'))).rejects.toThrow(/is being restored into/)
    running?.release()
    await restore(join(folder, 'b.tgz'), join(folder, 'again'))
    await (await open(`pglite:${database}`)).close()
  })

  describe.runIf(process.getuid?.() === 0)('of another user, which only root can try,', () => {
    const nobody = { uid: 65_534, gid: 65_534 }
    const program = new URL('../laws/holder.ts', import.meta.url).pathname
    const asNobody = (path: string) =>
      spawnSync(process.execPath, [program, `pglite:${path}`], { encoding: 'utf8', ...nobody, input: '' }).stdout

    test('is refused to root, who would lock that user out, and stays unchanged', async () => {
      await putDatabase(folder)
      giveAway(folder)
      expect(await refusal(folder)).toMatch(/belongs to user 65534, .* run this as that user \(setpriv --reuid=65534/)
      expect(ofRoot(folder)).toBe('')
      expect(asNobody(folder)).toContain('holds')
    })

    test('is refused to root before anything is created in it', async () => {
      giveAway(folder)
      expect(await refusal(join(folder, 'database'))).toMatch(/belongs to user 65534/)
      expect(await refusal(join(folder, 'suggest', 'database'))).toMatch(/belongs to user 65534/)
      expect(await readdir(folder)).toEqual([])
    })

    test('says who must own its files if some have another owner', async () => {
      await putDatabase(folder)
      giveAway(folder)
      await chown(join(folder, 'cluster', 'global', 'pg_control'), 0, 0)
      expect(JSON.parse(asNobody(folder)).refused).toMatch(
        /a file in it cannot be written: give all of it to this user/,
      )
    })

    test('says so too where PostgreSQL would call a file damaged', async () => {
      await putDatabase(folder)
      giveAway(folder)
      const file = join(folder, 'cluster', 'pg_xact', '0000')
      await chown(file, 0, 0)
      await chmod(file, 0o700)
      expect(JSON.parse(asNobody(folder)).refused).toMatch(/a file in it cannot be written: give all of it/)
    })

    test.each(['.', 'pg_wal', 'base'])('and in an unreadable directory: %s', async name => {
      await putDatabase(folder)
      giveAway(folder)
      const closed = join(folder, 'cluster', name)
      await chown(closed, 0, 0)
      await chmod(closed, 0o700)
      expect(JSON.parse(asNobody(folder)).refused).toMatch(/a file in it cannot be written: give all of it/)
    })

    test('can be backed up and restored by root, for that user', async () => {
      const data = join(folder, 'data')
      await putDatabase(join(data, 'database'))
      await rm(join(data, 'database', 'lock'))
      giveAway(data)
      await backup(data, join(folder, 'b.tgz'))
      expect(ofRoot(data)).toBe('')
      const again = join(folder, 'again')
      await mkdir(again)
      giveAway(again)
      await restore(join(folder, 'b.tgz'), again)
      expect(ofRoot(again)).toBe('')
      await mkdir(join(again, 'new', '.restoring'), { recursive: true })
      await restore(join(folder, 'b.tgz'), join(again, 'new'))
      expect(ofRoot(again)).toBe('')
      await chmod(folder, 0o755)
      expect(asNobody(join(again, 'database'))).toContain('holds')
    })
  })

  test('that this user may not write is refused with a sentence', async () => {
    const program = new URL('../laws/holder.ts', import.meta.url).pathname
    await chmod(folder, 0o755)
    const closed = join(folder, 'closed')
    await mkdir(closed, { mode: 0o555 })
    const isRoot = process.getuid?.() === 0
    if (isRoot) await chown(closed, 0, 0)
    // Root may write anywhere, so the test drops to nobody.
    const { stdout } = spawnSync(process.execPath, [program, `pglite:${closed}`], {
      encoding: 'utf8',
      ...(isRoot ? { uid: 65_534, gid: 65_534 } : {}),
    })
    expect(JSON.parse(stdout).refused).toMatch(
      /cannot be written: give all of it to this user \(chown -R \d+:\d+, chmod -R u\+rwX\)/,
    )
  })
})

const mount = (directory: string) =>
  spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=44m', 'tmpfs', directory]).status === 0

test('while a long statement runs, everything else goes on', async () => {
  const emptyFolder = await mkdtemp(join(tmpdir(), 'kolleg-long-'))
  const database = await open(`pglite:${emptyFolder}`)
  let others = 0
  const other = setInterval(() => others++, 1)
  await sql`select count(*) from generate_series(1, 3000000)`.execute(database.query)
  clearInterval(other)
  expect(others).toBeGreaterThan(10)
  await database.close()
  await rm(emptyFolder, { recursive: true })
})

describe('a full disk', () => {
  test('is reported in a sentence, blocks nobody, and heals once there is room', async ({ skip }) => {
    if (!mount(folder)) skip('this process may not mount a small disk')
    try {
      const ballast = join(folder, 'ballast')
      await writeFile(ballast, Buffer.alloc(12_000_000))
      const database = await open(`pglite:${join(folder, 'data')}`)
      await sql`create table kept (id int, filler text)`.execute(database.query)
      let acknowledged = 0
      const fill = async () => {
        for (; ; acknowledged++) {
          await sql`insert into kept select ${acknowledged + 1}, string_agg(md5(random()::text), '') from generate_series(1, 20000)`.execute(
            database.query,
          )
        }
      }
      await expect(fill()).rejects.toThrow(/No space left on device|No space is left/)
      await rm(ballast)
      const kept = async () => {
        const { rows } = await sql<{ kept: number }>`select count(distinct id) as kept from kept`.execute(
          database.query,
        )
        return rows[0]?.kept ?? 0
      }
      await expect.poll(() => kept().then(many => many - acknowledged, String)).toBeOneOf([0, 1])
      await database.close()
    } finally {
      spawnSync('umount', [folder])
    }
  })
})
