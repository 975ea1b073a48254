import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createLog } from '@kolleg/front'
import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import { expect, onTestFinished, test } from 'vitest'
import { rawRequest } from '../../test/raw.ts'
import { serveMcp } from './mcp/http.ts'
import { serviceThere } from './service/there.ts'
import { begin, main, suggestHere } from './testing/begin.ts'
import { openFolder, startPassing } from './testing/folder.ts'

const { folder, fresh } = openFolder()

const competencies = [
  { id: 1, title: 'Sorting', description: 'sort a list with merge sort', course_id: 7 },
  { id: 2, title: 'Recursion', description: 'define a function by itself', course_id: 7 },
  {
    id: 3,
    title: 'Merge sort',
    description: 'sorting by recursion: split a list, sort both halves, merge',
    course_id: 7,
  },
]

type Home = Readonly<Record<string, string>>
type Answer = {
  readonly isError?: boolean
  readonly content: readonly { readonly text: string }[]
  readonly structuredContent?: Readonly<Record<string, unknown>>
}

const connect = async (transport: Transport) => {
  const client = new Client({ name: 'test', version: '1' })
  onTestFinished(() => client.close())
  await client.connect(transport)
  const call = async (name: string, given: Record<string, unknown>) =>
    (await client.callTool({ name, arguments: given })) as Answer
  return { client, call }
}

const overStdio = async (home: Home) =>
  connect(
    new StdioClientTransport({ command: process.execPath, args: [main, 'mcp'], env: { ...home }, stderr: 'pipe' }),
  )

const overHttp = async (home: Home) => {
  const { child, said } = begin(home, 'mcp', '--http', '--port', '0')
  onTestFinished(() => void child.kill())
  const told = await said('/mcp,')
  return connect(clientOf(/http:\S+\/mcp/.exec(told)?.[0] ?? '', home['SUGGEST_KEY'] ?? ''))
}

const clientOf = (address: string, key: string, headers = {}): Transport =>
  new StreamableHTTPClientTransport(new URL(address), {
    requestInit: { headers: { authorization: key, ...headers } },
  })

const serve = async ({ SUGGEST_URL = '', SUGGEST_KEY = '' }: Home): Promise<string> => {
  const service = serviceThere(SUGGEST_URL, SUGGEST_KEY)
  const { app, address } = await serveMcp({ service, key: SUGGEST_KEY, port: 0, log: createLog('mcp', 'silent') })
  onTestFinished(() => app.close())
  return `${address}/mcp`
}

test.each([
  ['stdio', overStdio],
  ['HTTP', overHttp],
])('a client over %s suggests, relates, looks after a course and gives feedback', async (_, over) => {
  const home = await startPassing()
  const file = join(folder, 'course.json')
  writeFileSync(file, JSON.stringify({ course_id: 7, competencies }))
  await suggestHere(home, 'import', file)
  const { client, call } = await over(home)
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(['suggest', 'relations', 'health', 'feedback'])
  expect(client.getInstructions()).toContain('health without a course_id')

  const { structuredContent, content } = await call('health', {})
  expect(structuredContent).toMatchObject({
    service: { status: 'ok' },
    courses: [{ course_id: 7, competencies: 3, title: 'Sorting, Recursion, Merge sort' }],
    left_out: 0,
  })
  expect(JSON.parse(content[0]?.text ?? '')).toEqual(structuredContent)
  const suggested = await call('suggest', { course_id: 7, text: 'sort a list with merge sort', limit: 1 })
  expect(suggested.structuredContent).toMatchObject({
    competencies: [{ ...competencies[0], score: 1 }],
    left_out: 1,
  })
  const trained = await call('suggest', { course_id: 7, text: 'define a function by itself', for_exercise: true })
  expect(trained.structuredContent?.['competencies']).toContainEqual(
    expect.objectContaining({ title: 'Recursion', strength: 1 }),
  )
  expect((await call('health', { course_id: 7 })).structuredContent?.['findings']).toContainEqual(
    expect.objectContaining({ kind: 'COMPETENCY_WITHOUT_EXERCISE' }),
  )

  const found = await call('relations', { course_id: 7 })
  const relations = found.structuredContent?.['relations'] as readonly Record<string, unknown>[]
  const [first = {}] = relations
  expect(first).toMatchObject({ tail: expect.any(String), head: expect.any(String), sentence: expect.any(String) })
  const relation = { tail_id: first['tail_id'], head_id: first['head_id'], relation_type: first['relation_type'] }
  const verdict = { course_id: 7, kind: 'RELATION', verdict: 'REJECT', ...relation }
  expect((await call('feedback', verdict)).structuredContent).toEqual({ kept: true })
  expect((await call('feedback', { course_id: 7 })).structuredContent).toMatchObject({
    relations: [{ verdict: 'REJECT', course_id: 7, ...relation }],
    question: { sentence: expect.any(String) },
  })
  const left = (await call('relations', { course_id: 7 })).structuredContent?.['relations']
  expect(left).not.toContainEqual(expect.objectContaining(relation))
})

test('errors name every fault and say what to do', async () => {
  const home = await startPassing()
  const { call, client } = await connect(clientOf(await serve(home), 'a-key'))
  const told = async (name: string, given: Record<string, unknown>) => {
    const { isError, content } = await call(name, given)
    return [isError, content[0]?.text]
  }
  expect(await told('suggest', { course_id: 'one', limit: 0 })).toEqual([
    true,
    'course_id: Input should be a valid integer, unable to parse string as an integer; text: Field required; limit: Input should be greater than or equal to 1. Mend the arguments and call again.',
  ])
  expect(await told('suggest', { course_id: 1, text: ' ' })).toEqual([
    true,
    'Invalid input: description cannot be empty. Mend the arguments and call again.',
  ])
  expect(await told('relations', { course_id: 5 })).toEqual([
    true,
    'No competencies found for course 5. Call health without a course_id for the courses, or suggest for the competencies of one.',
  ])
  expect(await told('feedback', { course_id: 5, verdict: 'ACCEPT' })).toEqual([
    true,
    'body.kind: Field required. Mend the arguments and call again.',
  ])
  await expect(client.callTool({ name: 'fly' })).rejects.toThrow('There is no tool fly.')
})

test('a service that is away or refuses the key is a tool error that says what to mend', async () => {
  const home = await startPassing()
  const away = await connect(clientOf(await serve({ ...home, SUGGEST_URL: 'http://127.0.0.1:1' }), 'a-key'))
  expect((await away.call('health', {})).content[0]?.text).toContain(
    'No service answers at http://127.0.0.1:1: start it',
  )
  const refused = await connect(clientOf(await serve({ ...home, SUGGEST_KEY: 'other' }), 'other'))
  expect((await refused.call('health', { course_id: 7 })).content[0]?.text).toContain('does not accept the key')
})

test('HTTP is for programs on this machine that know the key', async () => {
  const home = await startPassing()
  const address = await serve(home)
  expect(new URL(address).hostname).toBe('127.0.0.1')
  await expect(connect(clientOf(address, 'wrong'))).rejects.toThrow('Invalid API key')
  await connect(clientOf(address, 'Bearer a-key', { origin: 'http://localhost:3000' }))
  for (const origin of ['https://evil.example', 'http://127.0.0.1.evil.example', 'null'])
    await expect(connect(clientOf(address, 'a-key', { origin }))).rejects.toThrow('Pages of other machines may not ask')
  const ask = (headers: Home, method = 'POST') =>
    rawRequest(
      new URL(address).origin,
      `${[`${method} /mcp HTTP/1.1`, ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`), 'connection: close'].join('\r\n')}\r\n\r\n`,
    )
  for (const host of ['evil.example', 'localhost.evil.example:80', '10.0.0.1', ''])
    expect(await ask({ host, authorization: 'a-key' })).toMatch(/^HTTP\/1.1 403 /)
  expect(await ask({ host: 'localhost', authorization: 'a-key' }, 'GET')).toMatch(/^HTTP\/1.1 405 [^]*allow: POST/)
})

test('nothing is started without a key, with a wrong port, or with a port for standard input', async () => {
  expect(await suggestHere(fresh(), 'mcp')).toMatchObject({ code: 1, err: expect.stringContaining('SUGGEST_KEY') })
  expect(await suggestHere(fresh(), 'mcp', '--http', '--port', '70000')).toMatchObject({ code: 2 })
  expect(await suggestHere(fresh(), 'mcp', '--port', '8100')).toMatchObject({
    code: 2,
    err: expect.stringContaining('--port goes with --http.'),
  })
})
