import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { startApi } from '../embedding/openai/testing/api-server.ts'
import { begin, beginOnTerminal, suggestHere } from './testing/begin.ts'
import { openFolder, startPassing } from './testing/folder.ts'

const { folder, fresh } = openFolder()

/** Enough records to stop an import halfway. */
const many = 800
const long = join(folder, 'long.csv')
writeFileSync(
  long,
  `id,title,course_id\n${Array.from({ length: many }, (_, id) => `${id},Competency ${id},7\n`).join('')}`,
)

test('a file with faults imports nothing and names each line', async () => {
  const home = fresh()
  writeFileSync(join(folder, 'bad.csv'), 'id,title,course_id\n1,A,7\ntwo,B,7\n3,C,\n')
  const { code, err } = await suggestHere(home, 'import', join(folder, 'bad.csv'))
  expect(code).toBe(1)
  expect(err).toMatch(/bad\.csv:3: id: .*\n.*bad\.csv:4: course_id: .*\nNothing was imported\.\n$/)
  expect(existsSync(home.DATA_DIR)).toBe(false)
})

test('a file nested too deeply to be searched for the line of its fault gets a sentence', async () => {
  const depth = 200_000
  writeFileSync(join(folder, 'deep.json'), `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`)
  const { code, err } = await suggestHere(fresh(), 'import', join(folder, 'deep.json'))
  expect([code, err]).toEqual([1, expect.stringMatching(/deep\.json:1: .*\nNothing was imported\.\n$/)])
})

test('the guide’s file is imported completely and exported unchanged', async () => {
  const guide = readFileSync(new URL('../../../../docs/guide/suggest.md', import.meta.url), 'utf8')
  const [, example = ''] = /### The command line.*?```json\n(.*?)```/s.exec(guide) ?? []
  const home = fresh()
  writeFileSync(join(folder, 'guide.json'), example)
  expect((await suggestHere(home, 'import', join(folder, 'guide.json'))).code).toBe(0)
  const { out } = await suggestHere(home, 'export', '7', '--format', 'json')
  expect(JSON.parse(out)).toMatchObject(JSON.parse(example))
})

test('an import reports how many competencies it moved from which course', async () => {
  const home = await startPassing()
  const file = join(folder, 'three.csv')
  writeFileSync(file, 'id,title\n1,A\n2,B\n3,C\n')
  expect((await suggestHere(home, 'import', file, '--course', '7')).out).toBe('Imported 3; 0 were there already.\n')
  writeFileSync(file, 'id,title\n2,B\n3,C\n4,D\n')
  expect((await suggestHere(home, 'import', file, '--course', '8')).out).toBe(
    'Imported 3; 0 were there already.\nMoved 2 from course 7.\n',
  )
  expect(JSON.parse((await suggestHere(home, 'courses', '--json')).out)).toEqual({
    courses: [
      { course_id: 7, competencies: 1, title: 'A', has_own_title: false },
      { course_id: 8, competencies: 3, title: 'B, C, D', has_own_title: false },
    ],
  })
})

test('Ctrl-C on a terminal stops an import after a whole batch, and the next run resumes there', async () => {
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
  expect((await suggestHere(home, 'import', long)).out).toBe(`Imported ${many - done}; ${done} were there already.\n`)
})

test('an import that fails reports its progress and the reason', async () => {
  const full = await suggestHere({ ...fresh(), MAX_COURSE_SIZE: '60' }, 'import', long)
  expect(full).toMatchObject({
    code: 1,
    out: '',
    err: `Stopped after 50 of ${many}: Invalid input: course 7 would hold more than 60 competencies. Once that is mended, run it again to go on.\n`,
  })
})

test('an import whose embedder fails reports its progress and the reason', async () => {
  const api = await startApi()
  onTestFinished(() => api.close())
  const embedding = { EMBEDDER: 'openai', EMBEDDING_MODEL: 'm', EMBEDDING_API_KEY: 'k', EMBEDDING_BASE_URL: api.url }
  const home = { ...fresh(), ...embedding }
  const sound = { kind: 'dimensions', dimensions: 32 } as const
  // The embedder first asks for the width of the vectors.
  api.goWrong(sound, sound, { kind: 'status', status: 401 })
  const { code, err } = await suggestHere(home, 'import', long)
  expect(code).toBe(1)
  expect(err).toBe(
    `Stopped after 50 of ${many}: The embedding API answered with status 401. Once that is mended, run it again to go on.\n`,
  )
})

/** Leads to a service through a proxy that answers so many saves with an error instead. */
const throughProxy = async (errors: number, headers: Readonly<Record<string, string>>) => {
  const home = await startPassing()
  let left = errors
  const pass = async (request: IncomingMessage, response: ServerResponse) => {
    const sent = await buffer(request)
    if (request.method === 'POST' && left-- > 0) {
      response.writeHead(500, { 'content-type': 'application/json', ...headers }).end('{"detail":"Save failed"}')
      return
    }
    const { method = '', headers: given, url } = request
    const answer = await fetch(new URL(url ?? '', home.SUGGEST_URL), {
      method,
      headers: { authorization: given.authorization ?? '', 'content-type': 'application/json' },
      ...(method === 'POST' && { body: new Uint8Array(sent) }),
    })
    response.writeHead(answer.status).end(await answer.bytes())
  }
  const proxy = createServer((...exchange) => void pass(...exchange)).listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  onTestFinished(() => void proxy.close())
  return { ...home, SUGGEST_URL: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` }
}

test('an import waits while the service is busy, and says so', async () => {
  const { code, out, err } = await suggestHere(await throughProxy(2, { 'retry-after': '1' }), 'import', long)
  expect([code, out]).toEqual([0, `Imported ${many}; 0 were there already.\n`])
  expect(err).toContain(
    'The service is busy: asking again in 1 s (1 of 5).\nThe service is busy: asking again in 1 s (2 of 5).\n',
  )
})

test('an import gives up when the service stays busy, or fails without naming a wait', async () => {
  const stopped = `Stopped after 0 of ${many}: Save failed (500): the log of the service tells why.`
  const busy = await suggestHere(await throughProxy(99, { 'retry-after': '0' }), 'import', long)
  expect([busy.code, busy.err.match(/asking again/g)?.length]).toEqual([1, 5])
  expect(busy.err).toContain(stopped)
  const failing = await suggestHere(await throughProxy(99, {}), 'import', long)
  expect(failing.err).toContain(stopped)
  expect(failing.err).not.toContain('asking again')
})

test('an import that is killed leaves whole batches, and the next run resumes there', async () => {
  const home = fresh()
  const { child, ended, said } = begin(home, 'import', long)
  await said('Importing')
  child.kill('SIGKILL')
  await ended
  const { code, out } = await suggestHere(home, 'import', long)
  expect(code).toBe(0)
  const [, imported = 0, kept = 0] = (/^Imported (\d+); (\d+) were/.exec(out) ?? []).map(Number)
  expect([imported + kept, kept % 50]).toEqual([many, 0])
  expect(kept).toBeGreaterThan(0)
})
