import { readFile } from 'node:fs/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { api, keys, type Sent, type Service, startService } from './service.ts'

type Json = { readonly content: { readonly 'application/json': { readonly example: unknown } } }
type Parameter = { readonly in: string; readonly name: string; readonly required?: boolean; readonly example?: unknown }
type Described = {
  readonly operationId: string
  readonly requestBody?: Json
  readonly parameters?: readonly Parameter[]
  readonly responses: Readonly<Record<string, Json>>
}
type Operation = {
  readonly id: string
  readonly method: string
  readonly path: string
  /** The path with a parameter that does not fit. */
  readonly wrongPath: string
  readonly request: unknown
  readonly replies: ReadonlyMap<number, string>
}

/** The examples that clients read first, tried in order with the shipped model, starting from an empty store. */
let service: Service
let operations: readonly Operation[]

const exampleOf = (described: Json | undefined): unknown => described?.content['application/json'].example

/** The path with the examples of the parameters that are needed. */
const filled = (path: string, parameters: readonly Parameter[]): string => {
  const needed = parameters.filter(({ required }) => required)
  const query = needed
    .filter(parameter => parameter.in === 'query')
    .map(({ name, example }) => `${name}=${String(example)}`)
  const whole = needed.reduce((text, { name, example }) => text.replace(`{${name}}`, String(example)), path)
  return [whole, ...(query.length > 0 ? [query.join('&')] : [])].join('?')
}
const asWord = (parameter: Parameter): Parameter =>
  parameter.name === 'course_id' ? { ...parameter, example: 'seven' } : parameter
const asWrongSwitch = (parameter: Parameter): Parameter => ({ ...parameter, required: true, example: 'perhaps' })

beforeAll(async () => {
  service = await startService({ EMBEDDER: 'local', EMBEDDING_THREADS: '1' })
  const { json } = await service.ask('GET', '/openapi.json', { key: null })
  const { paths } = json as { paths: Readonly<Record<string, Readonly<Record<string, Described>>>> }
  operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId, parameters = [], requestBody, responses }]) => ({
      id: operationId,
      method: method.toUpperCase(),
      path: filled(path, parameters),
      wrongPath: filled(
        path,
        parameters.some(({ required }) => required) ? parameters.map(asWord) : parameters.map(asWrongSwitch),
      ),
      request: exampleOf(requestBody),
      replies: new Map(
        Object.entries(responses).map(([status, reply]) => [Number(status), JSON.stringify(exampleOf(reply))]),
      ),
    })),
  )
})
afterAll(() => service.close())

const unusable: Readonly<Record<string, unknown>> = {
  suggestCompetencies: { description: ' ', course_id: 7 },
  saveCompetencies: { operation_type: 'UPDATE' },
  saveCatalogue: { course_id: 8, competencies: [{ identifier: ' ', title: 'Sort' }] },
  suggestForExercise: { text: ' ', course_id: 7 },
  giveFeedback: {
    kind: 'RELATION',
    verdict: 'REJECT',
    course_id: 7,
    tail_id: 1,
    head_id: 1,
    relation_type: 'REQUIRES',
  },
}

/** How to make each operation refuse on an empty store; the ids in the mappings do not exist yet. */
const provoking = ({ id, request: body }: Operation): Readonly<Record<number, Sent>> => ({
  400: { body: unusable[id] ?? body },
  401: { body, key: null },
  404: { body },
  413: { raw: ' '.repeat(8_388_609) },
  415: { body, headers: { 'content-type': 'text/plain' } },
  422: { body: body && {} },
})

test('every refusal in /openapi.json is what the service answers', async () => {
  for (const operation of operations)
    for (const [status, text] of operation.replies) {
      const sent = provoking(operation)[status]
      if (!sent) continue
      const path = status === 422 ? operation.wrongPath : operation.path
      const reply = await service.ask(operation.method, path, sent)
      expect([operation.id, reply.status, reply.text]).toEqual([operation.id, status, text])
    }
})

test('every request in /openapi.json is accepted and answered as described', async () => {
  const saving = operations.filter(({ id }) => id === 'saveCompetencies')
  for (const { id, method, path, request, replies } of [...saving, ...operations]) {
    const { status, text } = await service.ask(method, path, { body: request })
    expect([id, status, text]).toEqual([id, 200, replies.get(200)])
  }
})

const guide = await readFile(new URL('../../../docs/guide/suggest.md', import.meta.url), 'utf8')

test('the guide’s commands give the replies it shows', async () => {
  const commands = [...guide.matchAll(/^(curl .*?)\n# ([^\n]*)$/gms)]
  expect(commands.length).toBe(guide.match(/^curl /gm)?.length)
  for (const [, command = '', told] of commands) {
    const [, path = ''] = /\$B([^\s"]*)/.exec(command) ?? []
    const [, raw] = /-d '(.*)'/s.exec(command) ?? []
    const { status, text } = await service.ask(command.includes('-X POST') ? 'POST' : 'GET', `${api}${path}`, {
      key: command.includes('"$K"') ? keys[0] : null,
      ...(raw !== undefined && { raw }),
    })
    expect([command, status, text]).toEqual([command, 200, told])
  }
})

test('the guide’s error is what the service answers', async () => {
  const [, told = ''] = /### Errors.*?```json\n(.*?)```/s.exec(guide) ?? []
  const expected = JSON.parse(told) as { readonly body: string }
  const reply = await service.ask('POST', `${api}/competency/suggest`, { raw: expected.body })
  expect(reply).toMatchObject({ status: 422, json: expected })
})
