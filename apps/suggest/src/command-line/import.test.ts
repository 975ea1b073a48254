import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../embedding/openai/api-server.fixture.ts'
import { begin, beginOnTerminal, suggest } from './testing/begin.ts'
import { courses, openFolder, startPassing } from './testing/place.ts'

const { folder, fresh } = openFolder()

/** Enough records that an import can be stopped in its midst. */
const many = 800
const long = join(folder, 'long.csv')
writeFileSync(
  long,
  `id,title,course_id\n${Array.from({ length: many }, (_, id) => `${id},Competency ${id},7\n`).join('')}`,
)

/** Without a terminal progress is a line at a time, without control characters. */
const expectPlainLines = (err: string): void => {
  expect(err.trim().split('\n')).toHaveLength(8)
  expect(err).toMatch(/^Importing 50 of 378\n[^]*Importing 378 of 378\n$/)
  expect(err).not.toContain('\u001b')
}

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
  for (const competencies of ['Imported 13; 0', 'Imported 0; 13'])
    expect(await suggest(other, 'import', file)).toMatchObject({
      code: 0,
      out: `${competencies} were there already.\nSaved, new or not: exercises 1, links 1.\n`,
    })
  expect((await suggest(other, 'export', '1000')).out).toBe(readFileSync(file, 'utf8'))

  const csv = (await suggest(home, 'export', '1000', '--format', 'csv')).out
  writeFileSync(join(folder, 'course.csv'), csv)
  const again = await suggest(home, 'import', join(folder, 'course.csv'))
  expect(again.out).toBe('Imported 0; 13 were there already.\n')
})

const courseOf = (course_id: number, id: number, links: readonly object[]) => ({
  course_id,
  competencies: [{ id, title: `Competency ${id}`, description: '', course_id }],
  exercises: [{ id, title: 'Train', description: '', course_id, competencies: [1, 77, 404] }],
  links,
})

test('courses that are linked with each other come back whole, whichever comes first', async () => {
  const home = fresh()
  const first = courseOf(5, 1, [{ source_id: 1, target_id: 77 }])
  const second = courseOf(6, 77, [{ source_id: 77, target_id: 1 }])
  const importing = (course: object) => {
    writeFileSync(join(folder, 'linked.json'), JSON.stringify(course))
    return suggest(home, 'import', join(folder, 'linked.json'))
  }
  expect(await importing(first)).toMatchObject({
    code: 0,
    out: expect.stringMatching(
      /^Imported 1; .*\nSaved, new or not: exercises 1, links 0\.\nLinks left out: 1 \(1 → 77\)\. .* then this file again\.\n$/,
    ),
  })
  for (const course of [second, first])
    expect(await importing(course)).toMatchObject({ code: 0, out: expect.not.stringContaining('left out') })
  expect(JSON.parse((await suggest(home, 'export', '5')).out)).toEqual(first)
  expect(JSON.parse((await suggest(home, 'export', '6')).out)).toEqual(second)
})

test('a file with faults imports nothing and names each line', async () => {
  const home = fresh()
  writeFileSync(join(folder, 'bad.csv'), 'id,title,course_id\n1,A,7\ntwo,B,7\n3,C,\n')
  const { code, err } = await suggest(home, 'import', join(folder, 'bad.csv'))
  expect(code).toBe(1)
  expect(err).toMatch(/bad\.csv:3: id: .*\n.*bad\.csv:4: course_id: .*\nNothing was imported\.\n$/)
  expect(existsSync(home.DATA_DIR)).toBe(false)
})

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

test('an import that fails says how far it came and why', async () => {
  const full = await suggest({ ...fresh(), MAX_COURSE_SIZE: '60' }, 'import', long)
  expect(full).toMatchObject({
    code: 1,
    out: '',
    err: `Stopped after 50 of ${many}: Invalid input: course 7 would hold more than 60 competencies. Once that is mended, run it again to go on.\n`,
  })
})

test('so does one whose embedder fails', async () => {
  const api = await startApi()
  onTestFinished(() => api.close())
  const embedding = { EMBEDDER: 'openai', EMBEDDING_MODEL: 'm', EMBEDDING_API_KEY: 'k', EMBEDDING_BASE_URL: api.url }
  const home = { ...fresh(), ...embedding }
  const sound = { kind: 'dimensions', dimensions: 32 } as const
  // The width of its vectors is asked for before the first of them.
  api.goWrong(sound, sound, { kind: 'status', status: 401 })
  const { code, err } = await suggest(home, 'import', long)
  expect(code).toBe(1)
  expect(err).toBe(
    `Stopped after 50 of ${many}: The embedding API answered with status 401. Once that is mended, run it again to go on.\n`,
  )
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
