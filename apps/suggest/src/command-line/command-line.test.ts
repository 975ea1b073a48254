import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test } from 'vitest'
import { start } from '../start.ts'
import { begin, beginOnTerminal, suggest } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolleg-command-line-'))
afterAll(() => rmSync(folder, { recursive: true }))

const courses = fileURLToPath(new URL('../../../../bench/data/courses-dev.json', import.meta.url))
let places = 0
const fresh = () => ({ DATA_DIR: join(folder, `data-${++places}`) })

/** Enough records that an import can be stopped in its midst. */
const many = 2000
const long = join(folder, 'long.csv')
writeFileSync(
  long,
  `id,title,course_id\n${Array.from({ length: many }, (_, id) => `${id},Competency ${id},7\n`).join('')}`,
)

test('real courses go in, come out and go in again unchanged, with exercises and links', async () => {
  const home = fresh()
  const extra = join(folder, 'extra.json')
  const exercises = [
    { id: 1, title: 'Draw', description: 'Draw samples.', course_id: 1000, competencies: [1000, 1001] },
  ]
  writeFileSync(extra, JSON.stringify({ competencies: [], exercises, links: [{ source_id: 1000, target_id: 1001 }] }))
  const first = await suggest(home, 'import', courses)
  expect(first).toMatchObject({ code: 0, out: 'Imported 378; 0 were there already.\n' })
  expectPlainLines(first.err)
  expect(await suggest(home, 'import', extra)).toMatchObject({ code: 0 })

  const file = join(folder, 'course.json')
  expect(await suggest(home, 'export', '1000', '-o', file)).toMatchObject({ code: 0, out: '', err: '' })
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    exercises,
    links: [{ source_id: 1000, target_id: 1001 }],
  })
  const other = fresh()
  expect(await suggest(other, 'import', file)).toMatchObject({ code: 0, out: 'Imported 15; 0 were there already.\n' })
  expect((await suggest(other, 'export', '1000')).out).toBe(readFileSync(file, 'utf8'))

  const csv = (await suggest(home, 'export', '1000', '--format', 'csv')).out
  writeFileSync(join(folder, 'course.csv'), csv)
  const again = await suggest(home, 'import', join(folder, 'course.csv'))
  expect(again.out).toBe('Imported 0; 13 were there already.\n')
})

/** Without a terminal progress is a line at a time, without control characters. */
const expectPlainLines = (err: string): void => {
  expect(err.trim().split('\n')).toHaveLength(8)
  expect(err).toMatch(/^Importing 50 of 378\n[^]*Importing 378 of 378\n$/)
  expect(err).not.toContain('\u001b')
}

test('a file with faults imports nothing and names each line', async () => {
  const home = fresh()
  writeFileSync(join(folder, 'bad.csv'), 'id,title,course_id\n1,A,7\ntwo,B,7\n3,C,\n')
  const { code, err } = await suggest(home, 'import', join(folder, 'bad.csv'))
  expect(code).toBe(1)
  expect(err).toMatch(/bad\.csv:3: id: .*\n.*bad\.csv:4: course_id: .*\nNothing was imported\.\n$/)
  expect(existsSync(home.DATA_DIR)).toBe(false)
})

test('Ctrl-C on a terminal stops the bar after a whole batch, and the next run goes on from there', async () => {
  const home = fresh()
  const { child, ended, said } = beginOnTerminal(home, 'import', long)
  await said(`50 of ${many}`)
  child.stdin?.write('\u0003')
  const { code, out } = await ended
  expect(code).toBe(130)
  expect(out).toContain('░')
  const done = Number(/Stopped after (\d+) of 2000/.exec(out)?.[1])
  expect(done % 50).toBe(0)
  expect(done).toBeLessThan(many)
  expect((await suggest(home, 'import', long)).out).toBe(`Imported ${many - done}; ${done} were there already.\n`)
})

test('an import that is killed leaves whole batches, and the next run goes on from there', async () => {
  const home = fresh()
  const { child, ended, said } = begin(home, 'import', long)
  await said('Importing')
  child.kill('SIGKILL')
  await ended
  const { code, out } = await suggest(home, 'import', long)
  expect(code).toBe(0)
  const [, imported = 0, kept = 0] = (/^Imported (\d+); (\d+) were/.exec(out) ?? []).map(Number)
  expect([imported + kept, kept % 50]).toEqual([many, 0])
  expect(kept).toBeGreaterThan(0)
})

test('while the service runs, commands work through it', async () => {
  const home = fresh()
  const running = await start({ ...home, EMBEDDER: 'hash', PORT: '0', LOG_LEVEL: 'silent' })
  try {
    const { port } = new URL(running.address)
    const there = { ...home, PORT: port }
    const imported = await suggest(there, 'import', courses)
    expect(imported).toMatchObject({ code: 0, out: 'Imported 378; 0 were there already.\n' })
    expect(imported.err).toContain(`The service is running: working through it at http://127.0.0.1:${port}.`)
    const exported = await suggest(there, 'export', '1000')
    expect(JSON.parse(exported.out).competencies).toHaveLength(13)
    expect(exported.err).toContain('Exercises and links are left out')
    expect(await suggest(there, 'reembed')).toMatchObject({ code: 1, err: expect.stringContaining('by itself') })
    expect(await suggest(there, 'doctor')).toMatchObject({ code: 0, out: expect.stringContaining('✓ key') })

    const elsewhere = await suggest({ ...home, PORT: '1' }, 'relations', '1000')
    expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('--url') })
    const named = await suggest(fresh(), 'relations', '1000', '--url', running.address, '--key', 'wrong')
    expect(named).toMatchObject({ code: 1, err: expect.stringContaining('does not accept the key') })
  } finally {
    await running.close()
  }
})

test('relations are told in words, as JSON and as a graph that hostile titles cannot break', async () => {
  const running = await start({
    DATABASE_URL: 'pglite::memory:',
    API_KEYS: '["a-key"]',
    EMBEDDER: 'hash',
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(() => running.close())
  const home = { SUGGEST_URL: running.address, SUGGEST_KEY: 'a-key' }
  const title = 'Sort" ]; evil [label="\u001b[31m\n'
  writeFileSync(
    join(folder, 'hostile.json'),
    JSON.stringify([
      { id: 1, title, course_id: 9 },
      { id: 2, title, course_id: 9 },
    ]),
  )
  await suggest(home, 'import', join(folder, 'hostile.json'))
  const words = await suggest(home, 'relations', '9')
  expect(words.out).toMatch(/^\d\.\d\d {2}Sort.* — is similar to — Sort/)
  expect(words.out).not.toContain('\u001b')
  expect(JSON.parse((await suggest(home, 'relations', '9', '--json')).out).relations).toHaveLength(1)
  expect((await suggest(home, 'relations', '9', '--dot')).out).toContain(
    '"1" [label="Sort\\" ]; evil [label=\\" [31m"]',
  )
  expect(await suggest(home, 'relations', '404')).toMatchObject({
    code: 1,
    err: 'No competencies found for course 404.\n',
  })
})

test('the doctor names what to mend and ends with 1', async () => {
  const [settings, model, away] = await Promise.all([
    suggest({ ...fresh(), EMBEDDER: 'gpt', PORT: 'x' }, 'doctor'),
    suggest({ ...fresh(), EMBEDDER: 'onnx', EMBEDDING_MODEL: join(folder, 'none') }, 'doctor'),
    suggest({ ...fresh(), DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'doctor'),
  ])
  expect(settings).toMatchObject({ code: 1, out: expect.stringMatching(/✗ settings +PORT.*\n✗ settings +EMBEDDER/) })
  expect(model).toMatchObject({ code: 1, out: expect.stringContaining('✗ embedder') })
  expect(away).toMatchObject({ code: 1, out: expect.stringMatching(/✗ store[^]*check DATABASE_URL[^]*1 to mend/) })
})

test('the doctor makes nothing where nothing is', async () => {
  const home = fresh()
  expect(await suggest(home, 'doctor')).toMatchObject({ code: 0, out: expect.stringContaining('All is well.') })
  expect(existsSync(home.DATA_DIR)).toBe(false)
})

test('help is on standard output; a wrong call is told on standard error and ends with 2', async () => {
  const [help, none, unknown, stray, file] = await Promise.all(
    [['--help'], [], ['fly'], ['doctor', '--dot'], ['import']].map(words => suggest(fresh(), ...words)),
  )
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help?.out).toContain('suggest import FILE')
  expect(none).toMatchObject({ code: 2, out: '' })
  expect(unknown?.err).toContain('There is no command fly.')
  expect(stray?.err).toContain('The command doctor takes no --dot.')
  expect(file?.err).toContain('import takes one file.')
})
