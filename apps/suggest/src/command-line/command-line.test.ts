import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, onTestFinished, test, vi } from 'vitest'
import { start } from '../start.ts'
import { runCommandLine } from './run.ts'
import { begin, beginOnTerminal, suggest } from './testing.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolleg-command-line-'))
afterAll(() => rmSync(folder, { recursive: true }))

const courses = fileURLToPath(new URL('../../../../bench/data/courses-dev.json', import.meta.url))
let places = 0
const fresh = () => ({ DATA_DIR: join(folder, `data-${++places}`) })

/** Enough records that an import can be stopped in its midst. */
const many = 800
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
  expect(await suggest(home, 'export', '1000', '-o', file)).toMatchObject({
    code: 0,
    out: `Exported course 1000 to ${file} (competencies: 13, exercises: 1, links: 1).\n`,
    err: '',
  })
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
  const done = Number(/Stopped after (\d+) of 800/.exec(out)?.[1])
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
    expect((await suggest(there, 'courses')).out).toMatch(/^Course 1000: 13\nCourse 1002: 24\n/)
    expect(await suggest(there, 'doctor')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/✓ store +held by the service, which is running; .*competencies: 378\n[^]*✓ key/),
    })
    expect(await suggest({ ...home, PORT: '1' }, 'doctor')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/✗ store[^]*Nothing of the service answers at .*:1:/),
    })

    const elsewhere = await suggest({ ...home, PORT: '1' }, 'relations', '1000')
    expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('--url') })
    const named = await suggest(fresh(), 'relations', '1000', '--url', running.address, '--key', 'wrong')
    expect(named).toMatchObject({ code: 1, err: expect.stringContaining('does not accept the key') })
  } finally {
    await running.close()
  }
})

const startPassing = async () => {
  const running = await start({
    DATABASE_URL: 'pglite::memory:',
    API_KEYS: '["a-key"]',
    EMBEDDER: 'hash',
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(() => running.close())
  return { SUGGEST_URL: running.address, SUGGEST_KEY: 'a-key' }
}

test('an import says what it moved from which course', async () => {
  const home = await startPassing()
  const file = join(folder, 'three.csv')
  writeFileSync(file, 'id,title\n1,A\n2,B\n3,C\n')
  expect((await suggest(home, 'import', file, '--course', '7')).out).toBe('Imported 3; 0 were there already.\n')
  writeFileSync(file, 'id,title\n2,B\n3,C\n4,D\n')
  expect((await suggest(home, 'import', file, '--course', '8')).out).toBe(
    'Imported 3; 0 were there already.\nMoved 2 from course 7.\n',
  )
  expect(JSON.parse((await suggest(home, 'courses', '--json')).out)).toEqual({
    courses: [
      { course_id: 7, competencies: 1 },
      { course_id: 8, competencies: 3 },
    ],
  })
})

test('relations are told in words, as JSON and as a graph that hostile titles cannot break', async () => {
  const home = await startPassing()
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
  const [help, none] = await Promise.all([suggest(fresh(), '--help'), suggest(fresh())])
  expect(help).toMatchObject({ code: 0, err: '' })
  expect(help?.out).toContain('suggest import FILE')
  expect(none).toMatchObject({ code: 2, out: '' })
})

test.each([
  ['fly', 'There is no command fly.'],
  ['doctor --dot', 'The command doctor takes no --dot.'],
  ['doctor extra', 'It is called as: suggest doctor'],
  ['import', 'It is called as: suggest import FILE'],
  ['export 1 2', 'It is called as: suggest export COURSE'],
  ['export 1 --fromat csv', 'There is no option --fromat.'],
  ['export -1', 'There is no option -1. A negative course number follows --, as in: export -- -1'],
  ['export 1 -o', '-o needs a value.'],
  ['import x.csv --course -1', '--course needs a value; one that begins with - is written --course=-1'],
  ['relations 1 --dot=yes', '--dot takes no value.'],
  ['export 1 -o x.xml', 'x.xml must end in .json or .csv.'],
  ['export 1 -o x.csv --format json', 'x.csv does not end as --format json does.'],
  ['export 1 --format xml', '--format must be json or csv.'],
  ['export one', 'export COURSE must be a course number, such as 7.'],
])('%s is answered with a sentence and ends with 2', async (typed, sentence) => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  expect(await runCommandLine(typed.split(' '), {})).toBe(2)
  expect(told.mock.calls).toEqual([[`${sentence}\nsuggest --help says what there is.\n`]])
})
