import { once } from 'node:events'
import { existsSync, symlinkSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { start } from '../start.ts'
import { runCommandLine } from './run.ts'
import { suggest, suggestHere } from './testing/begin.ts'
import { courses, openFolder, startPassing } from './testing/folder.ts'

const { folder, fresh } = openFolder()

test('help goes to standard output; incorrect usage is reported on standard error and exits with 2', async () => {
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
  ['export 1 --format xml', '--format must be json, csv, case, esco or artemis.'],
  ['feedback 1 --accept 1-2', '--accept must be a relation, such as "1 REQUIRES 2".'],
  ['feedback 1 --accept 1 --reject 2', 'Choose one of --accept, --reject and --withdraw.'],
  ['exercise 1', 'It is called as: suggest exercise COURSE FILE'],
  ['export one', 'export COURSE must be a course number, such as 7.'],
])('%s gets a sentence and exits with 2', async (typed, sentence) => {
  const told = vi.spyOn(process.stderr, 'write').mockReturnValue(true)
  onTestFinished(() => told.mockRestore())
  expect(await runCommandLine(typed.split(' '), {})).toBe(2)
  expect(told.mock.calls).toEqual([[`${sentence}\nsuggest --help says what there is.\n`]])
})

test('commands use the running service', async () => {
  const home = fresh()
  const running = await start({ ...home, EMBEDDER: 'hash', PORT: '0', LOG_LEVEL: 'silent' })
  try {
    const { port } = new URL(running.address)
    const there = { ...home, PORT: port }
    const imported = await suggest(there, 'import', courses)
    expect(imported).toMatchObject({
      code: 0,
      out: 'Imported 36; 0 were there already.\nSaved, new or not: exercises 5, titles 2.\n',
    })
    expect(imported.err).toContain(`The service is running: working through it at http://127.0.0.1:${port}.`)
    const exported = await suggestHere(there, 'export', '1')
    expect(JSON.parse(exported.out).competencies).toHaveLength(18)
    expect(exported.err).toContain('Exercises and links are left out')
    expect(await suggestHere(there, 'reembed')).toMatchObject({ code: 1, err: expect.stringContaining('by itself') })
    expect((await suggestHere(there, 'courses')).out).toMatch(
      /^Course 1: 18 {2}Programming and algorithms\nCourse 2: 18 {2}/,
    )
    expect(await suggestHere(there, 'doctor')).toMatchObject({
      code: 0,
      out: expect.stringMatching(/✓ store +held by the service, which is running; .*competencies: 36\n[^]*✓ key/),
    })
    expect(await suggestHere({ ...home, PORT: '1' }, 'doctor')).toMatchObject({
      code: 1,
      out: expect.stringMatching(/✗ store[^]*Nothing of the service answers at .*:1:/),
    })

    const elsewhere = await suggestHere({ ...home, PORT: '1' }, 'relations', '1')
    expect(elsewhere).toMatchObject({ code: 1, err: expect.stringContaining('--url') })
    const named = await suggestHere(fresh(), 'relations', '1', '--url', running.address, '--key', 'wrong')
    expect(named).toMatchObject({ code: 1, err: expect.stringContaining('does not accept the key') })
  } finally {
    await running.close()
  }
})

test('relations are printed as text, as JSON and as a graph that hostile titles cannot break', async () => {
  const home = await startPassing()
  const title = 'Sort" ]; evil [label="\u001b[31m\n'
  writeFileSync(
    join(folder, 'hostile.json'),
    JSON.stringify([
      { id: 1, title, course_id: 9 },
      { id: 2, title, course_id: 9 },
    ]),
  )
  await suggestHere(home, 'import', join(folder, 'hostile.json'))
  const words = await suggestHere(home, 'relations', '9')
  expect(words.out).toMatch(/^\d\.\d\d {2}Sort.* — is similar to — Sort/)
  expect(words.out).not.toContain('\u001b')
  expect(JSON.parse((await suggestHere(home, 'relations', '9', '--json')).out).relations).toHaveLength(1)
  expect((await suggestHere(home, 'relations', '9', '--dot')).out).toContain(
    '"1" [label="Sort\\" ]; evil [label=\\" [31m"]',
  )
  expect(await suggestHere(home, 'relations', '404')).toMatchObject({
    code: 1,
    err: 'No competencies found for course 404.\n',
  })
})

test('health, exercises and feedback are told in sentences and as JSON', async () => {
  const home = await startPassing()
  await suggestHere(home, 'import', courses)
  const task = join(folder, 'task.txt')
  writeFileSync(task, 'Look up a name in a sorted list by halving it again and again.')
  expect((await suggestHere(home, 'exercise', '1', task)).out).toMatch(/^1\.0 {2}.+ \(0\.\d\d\)\n/)
  const { competencies } = JSON.parse((await suggestHere(home, 'exercise', '1', task, '--json')).out)
  expect(competencies[0]).toMatchObject({ course_id: 1, strength: 1 })
  expect(await suggestHere(home, 'exercise', '1', join(folder, 'none.txt'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('none.txt cannot be read'),
  })

  expect((await suggestHere(home, 'health', '1')).out).toContain('competency without exercise: No exercise trains “')
  expect(JSON.parse((await suggestHere(home, 'health', '1', '--json')).out).findings.length).toBeGreaterThan(0)
  expect(await suggestHere(home, 'health', '404')).toMatchObject({ code: 1, err: expect.stringMatching(/^No comp/) })

  expect((await suggestHere(home, 'feedback', '1')).out).toMatch(/^Next: Is “.*” needed for “.*”\? Answer with /)
  expect((await suggestHere(home, 'feedback', '1', '--reject', '1001 requires 1017')).out).toBe('Kept.\n')
  expect((await suggestHere(home, 'feedback', '1')).out).toMatch(
    /^rejected {2}Variables and types — is a prerequisite of — Unit testing\nNext: /,
  )
  expect(await suggestHere(home, 'feedback', '1', '--withdraw', '1001 REQUIRES 9')).toMatchObject({
    code: 1,
    err: 'Not found in course 1: competency 9.\n',
  })
  const withdrawn = await suggestHere(home, 'feedback', '1', '--withdraw', '1001 REQUIRES 1017')
  expect(withdrawn).toMatchObject({ code: 0 })
  expect(JSON.parse((await suggestHere(home, 'feedback', '1', '--json')).out)).toMatchObject({ relations: [] })
})

test('an error of the store is one sentence that says what to do', async () => {
  const away = { ...fresh(), DATABASE_URL: 'postgres://127.0.0.1:1/none' }
  expect(await suggestHere(away, 'courses')).toEqual({
    code: 1,
    out: '',
    err: 'Listing failed (connect ECONNREFUSED 127.0.0.1:1): suggest doctor helps to find out why.\n',
  })
})

test('the doctor says what to fix and exits with 1', async () => {
  const settings = await suggestHere({ ...fresh(), EMBEDDER: 'gpt', PORT: 'x' }, 'doctor')
  const model = await suggestHere({ ...fresh(), EMBEDDER: 'onnx', EMBEDDING_MODEL: join(folder, 'none') }, 'doctor')
  const away = await suggestHere({ ...fresh(), DATABASE_URL: 'postgres://127.0.0.1:1/none' }, 'doctor')
  symlinkSync('nowhere', join(folder, 'broken'))
  const broken = await suggestHere({ ...fresh(), DATA_DIR: join(folder, 'broken') }, 'doctor')
  expect(broken).toMatchObject({ code: 1, out: expect.stringMatching(/✗ data .*broken is a link that leads nowhere/) })
  expect(settings).toMatchObject({ code: 1, out: expect.stringMatching(/✗ settings +PORT.*\n✗ settings +EMBEDDER/) })
  expect(model).toMatchObject({ code: 1, out: expect.stringContaining('✗ embedder') })
  expect(away).toMatchObject({ code: 1, out: expect.stringMatching(/✗ store[^]*check DATABASE_URL[^]*1 to mend/) })
})

test.each([
  ['says nothing', ''],
  ['is rude', 'Go away!\n'],
  ['speaks HTTP', 'HTTP/1.1 200 OK\r\ncontent-length: 0\r\n\r\n'],
])('the doctor reports that another program that %s uses the port', async (_, greeting) => {
  const other = createServer(call => void call.on('error', () => {}).write(greeting)).listen(0, '127.0.0.1')
  await once(other, 'listening')
  onTestFinished(() => void other.close())
  const { port } = other.address() as AddressInfo
  expect(await suggestHere({ ...fresh(), PORT: String(port) }, 'doctor')).toMatchObject({
    code: 1,
    out: expect.stringContaining(`✗ service   another program has the port of http://127.0.0.1:${port}`),
  })
})

test('the doctor creates no store', async () => {
  const home = fresh()
  expect(await suggestHere(home, 'doctor')).toMatchObject({ code: 0, out: expect.stringContaining('All is well.') })
  expect(existsSync(home.DATA_DIR)).toBe(false)
})
