import { setTimeout as pause } from 'node:timers/promises'
import { inspect } from 'node:util'
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { withCache } from '../cached.ts'
import { createEmbedder } from '../create.ts'
import { embedderContract } from '../embedder.contract.ts'
import { hashEmbedder } from '../hash.ts'
import { type OpenAiSettings, openAiEmbedder } from './openai.ts'
import { startApi } from './testing/api-server.ts'

const KEY = 'sk-a-secret-that-nobody-may-read'
const BAD_GATEWAY = { kind: 'status', status: 502 } as const
const api = await startApi()
afterAll(() => api.close())

const open = (more: Partial<OpenAiSettings> = {}) =>
  openAiEmbedder({
    baseUrl: `${api.url}/v1`,
    apiKey: KEY,
    model: 'text-embedding-3-small',
    timeoutMs: 5_000,
    retries: { times: 2, firstDelayMs: 1, longestDelayMs: 2_000 },
    ...more,
  })

embedderContract('openai', async () => open(), 30)
embedderContract('openai, remembered', () =>
  createEmbedder({ kind: 'openai', baseUrl: api.url, model: 'm', encoding: 'base64' }),
)

describe('requests', () => {
  let before = 0
  beforeEach(() => {
    before = api.calls.length
  })
  const sent = () => api.calls.slice(before)

  test('the key is sent as a bearer token, the model and the texts in the body', async () => {
    await open().embed(['graphs'])
    expect(sent()).toMatchObject([
      {
        url: '/v1/embeddings',
        headers: { authorization: `Bearer ${KEY}` },
        body: { model: 'text-embedding-3-small', input: ['graphs'], encoding_format: 'float' },
      },
    ])
  })

  test.each(['', '/embeddings'])(
    'an Azure deployment’s address is used unchanged, with its own key header%s',
    async end => {
      await open({ baseUrl: `${api.url}/openai/deployments/small${end}?api-version=2024-10-21` }).embed(['graphs'])
      expect(sent()[0]?.url).toBe('/openai/deployments/small/embeddings?api-version=2024-10-21')
      expect(sent()[0]?.headers['api-key']).toBe(KEY)
      expect(sent()[0]?.headers).not.toHaveProperty('authorization')
    },
  )

  test('no key is sent if none is set', async () => {
    await openAiEmbedder({ baseUrl: api.url, model: 'm' }).embed(['graphs'])
    expect(sent()[0]?.headers).not.toHaveProperty('authorization')
  })

  test('many texts are sent in batches and come back in order', async () => {
    const texts = Array.from({ length: 150 }, (_, at) => `text ${at}`)
    expect(rounded(await open().embed(texts))).toEqual(rounded(await hashEmbedder(32).embed(texts)))
    expect(sent().map(call => call.body.input.length)).toEqual([64, 64, 22])
  })

  test('a long text is sent in pieces, and its last word counts', async () => {
    const long = '列表 '.repeat(6_000)
    const [graph, tree] = await open().embed([`${long}graph`, `${long}tree`])
    expect(graph).not.toEqual(tree)
    const pieces = sent().flatMap(({ body }) => body.input)
    expect(pieces.slice(0, pieces.length / 2).join('')).toBe(`${long}graph`)
    expect(Math.max(...pieces.map(({ length }) => length))).toBeLessThanOrEqual(4_000)
  })

  test('a text in Latin script is split well below the limit of the models', async () => {
    await open().embed(['příliš žluťoučký kůň '.repeat(1_000).slice(0, 20_000)])
    expect(Math.max(...sent().flatMap(({ body }) => body.input.map(({ length }) => length)))).toBeLessThan(12_600)
  })

  test('long texts are sent in smaller batches', async () => {
    const texts = Array.from({ length: 30 }, (_, at) => `${at} `.repeat(20_000).slice(0, 20_000))
    expect(await open().embed(texts)).toHaveLength(30)
    const sizes = sent().map(({ body }) => body.input.join('').length)
    expect(Math.max(...sizes)).toBeLessThanOrEqual(200_000)
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBe(600_000)
  })

  test('both encodings give the same vectors', async () => {
    const [float, base64] = await Promise.all([
      open({ encoding: 'float' }).embed(['graphs', 'trees']),
      open({ encoding: 'base64' }).embed(['graphs', 'trees']),
    ])
    expect(base64).toEqual(float)
  })

  test('requested dimensions are sent and become part of the model’s name', async () => {
    const embedder = open({ dimensions: 16 })
    expect(embedder).toMatchObject({ dimensions: 16, model: 'text-embedding-3-small@16' })
    expect((await embedder.embed(['graphs']))[0]).toHaveLength(16)
    expect(sent()[0]?.body.dimensions).toBe(16)
  })
})

describe('failures', () => {
  test.each([
    ['429 that names a wait', { kind: 'status', status: 429, headers: { 'retry-after': '0' } }],
    ['429 in Azure’s manner', { kind: 'status', status: 429, headers: { 'retry-after-ms': '5' } }],
    ['500', { kind: 'status', status: 500 }],
    ['503', { kind: 'status', status: 503 }],
    ['cut connection', { kind: 'cut' }],
    ['silence', { kind: 'silence' }],
  ] as const)('%s passes: the next try succeeds', async (_, mishap) => {
    const before = api.calls.length
    api.goWrong(mishap)
    expect(await open({ timeoutMs: mishap.kind === 'silence' ? 200 : 5_000 }).embed(['graphs'])).toHaveLength(1)
    expect(api.calls.length - before).toBe(2)
  })

  test.each([
    ['a failure that lasts', [BAD_GATEWAY, BAD_GATEWAY, BAD_GATEWAY], /status 502/, 3],
    ['a wrong key', [{ kind: 'status', status: 401 }], /status 401/, 1],
    ['a redirect', [{ kind: 'status', status: 307, headers: { location: '/elsewhere' } }], /status 307/, 1],
    ['a wait that is too long', [{ kind: 'status', status: 429, headers: { 'retry-after': '3600' } }], /status 429/, 1],
    ['nonsense', [{ kind: 'body', body: '<html>Welcome</html>' }], /other than a list of vectors/, 1],
    ['JSON of another kind', [{ kind: 'body', body: '{"data":[{"index":0}]}' }], /other than a list of vectors/, 1],
    ['too few vectors', [{ kind: 'body', body: '{"data":[]}' }], /0 vectors for 1 texts/, 1],
    ['a zero vector', [{ kind: 'body', body: '{"data":[{"index":0,"embedding":[0,0]}]}' }], /without a direction/, 1],
    ['an answer without end', [{ kind: 'endless' }], /more bytes than 1 vectors can take/, 1],
    ['other dimensions', [{ kind: 'dimensions', dimensions: 7 }], /7 dimensions where 32 were expected/, 1],
  ] as const)('%s is a sentence without the key', async (_, mishaps, sentence, tries) => {
    const embedder = open()
    await embedder.ready()
    const before = api.calls.length
    api.goWrong(...mishaps)
    const error: unknown = await embedder.embed(['graphs']).catch((cause: unknown) => cause)
    expect(error).toMatchObject({ message: expect.stringMatching(sentence) })
    expect(inspect(error, { depth: 10, showHidden: true })).not.toContain(KEY)
    expect(api.calls.length - before).toBe(tries)
    expect(embedder.stats().pending).toBe(0)
  })

  test('the call that meets another width fails, and later ones use it as another model', async () => {
    const changing = await startApi()
    const embedder = withCache(open({ baseUrl: changing.url }), 1_000_000)
    expect(embedder).toMatchObject({ model: 'text-embedding-3-small', dimensions: 0 })
    await embedder.embed(['graphs'])
    expect(embedder.model).toBe('text-embedding-3-small@32')
    changing.changeTo(16)
    await expect(embedder.embed(['trees'])).rejects.toThrow('16 dimensions where 32 were expected')
    expect(embedder).toMatchObject({ model: 'text-embedding-3-small@16', dimensions: 16 })
    expect((await embedder.embed(['graphs', 'trees'])).map(({ length }) => length)).toEqual([16, 16])
    await changing.close()
  })

  test('requested dimensions never change', async () => {
    const embedder = open({ dimensions: 16 })
    api.goWrong({ kind: 'dimensions', dimensions: 7 })
    await expect(embedder.embed(['graphs'])).rejects.toThrow('7 dimensions where 16 were expected')
    expect(embedder.model).toBe('text-embedding-3-small@16')
  })

  test('an unreachable server gives a sentence', async () => {
    const gone = await startApi()
    await gone.close()
    await expect(open({ baseUrl: gone.url }).ready()).rejects.toThrow('The embedding API cannot be reached.')
  })

  test.each([
    ['silence after silence', { kind: 'silence' }],
    ['failure after failure', { kind: 'status', status: 503, headers: { 'retry-after-ms': '50' } }],
  ] as const)('%s: one deadline holds over all tries', async (_, mishap) => {
    const many = Array.from({ length: 100 }, () => mishap)
    const gone = await startApi()
    gone.goWrong(...many)
    const retries = { times: 99, firstDelayMs: 1, longestDelayMs: 1_000 }
    const embedder = open({ baseUrl: gone.url, timeoutMs: 100, deadlineMs: 400, retries })
    await expect(embedder.embed(['graphs'])).rejects.toThrow(/all vectors within 400 ms/)
    expect(gone.calls.length).toBeGreaterThan(1)
    expect(gone.calls.length).toBeLessThan(50)
    expect(embedder.stats().pending).toBe(0)
    await gone.close()
  })

  test('after a batch has finally failed, no other request is sent', async () => {
    const failing = await startApi()
    const later = { kind: 'status', status: 503, headers: { 'retry-after-ms': '50' } } as const
    failing.goWrong({ kind: 'status', status: 400 }, later, later, later)
    const embedder = open({ baseUrl: failing.url, batchTexts: 1 })
    await expect(embedder.embed(['graphs', 'trees'])).rejects.toThrow('status 400')
    await pause(200)
    expect(failing.calls).toHaveLength(2)
    await failing.close()
  })

  test('a caller can abort at once during the wait for a retry', async () => {
    const leaving = new AbortController()
    api.goWrong({ kind: 'status', status: 429, headers: { 'retry-after': '60' } })
    const patient = open({ retries: { times: 1, firstDelayMs: 1, longestDelayMs: 120_000 } })
    const before = api.calls.length
    const answer = patient.embed(['graphs'], { signal: leaving.signal })
    const outcome = answer.catch((error: unknown) => error)
    await vi.waitFor(() => expect(api.calls).toHaveLength(before + 1))
    leaving.abort(new Error('gone'))
    expect(await outcome).toMatchObject({ message: expect.stringContaining('gone') })
  })
})

test.each([
  ['ftp://example.org', KEY, /not an http or https address/],
  ['https://user:secret@example.org/v1', KEY, /holds a password/],
  ['https://x.openai.azure.com/openai/deployments/small', KEY, /without \?api-version/],
  ['https://example.org/v1', 'sk-with a space\n', /characters that no key has/],
])('the address %s is refused with a sentence', (baseUrl, apiKey, sentence) => {
  expect(() => openAiEmbedder({ baseUrl, apiKey, model: 'm' })).toThrow(sentence)
})

const rounded = (vectors: readonly Float32Array[]) =>
  vectors.map(vector => Array.from(vector, value => value.toFixed(5)))
