import { rm } from 'node:fs/promises'
import { Refusal } from '@kolleg/config'
import { afterEach, expect, test } from 'vitest'
import { directoryWith, tinyModel, tinyTokenizer } from './embedding/model/testing/tiny-model.ts'
import { start } from './start.ts'

const made: string[] = []
afterEach(() => Promise.all(made.splice(0).map(directory => rm(directory, { recursive: true }))))

/** Startup does not wait for the database, so none is running. */
const starting = (environment: Readonly<Record<string, string>>) =>
  start({
    DATABASE_URL: 'postgres://127.0.0.1:1/none',
    API_KEYS: '["a-key"]',
    PORT: '0',
    LOG_LEVEL: 'silent',
    ...environment,
  })

/** Startup prints only the sentence of a refusal, no stack trace. */
const refusalOf = async (environment: Readonly<Record<string, string>>): Promise<string> => {
  const error: unknown = await starting(environment).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(Refusal)
  return error instanceof Refusal ? error.message : ''
}

const model = tinyModel(['input_ids'])
const files = { 'model.onnx': model, 'tokenizer.json': tinyTokenizer }

test.each([
  ['no tokenizer', { 'model.onnx': model }, /^There is no tokenizer\.json in /],
  ['a bad kolleg.json', { ...files, 'kolleg.json': { pooling: 'max' } }, /one of none, mean, cls\. /],
  ['a truncated model', { ...files, 'model.onnx': model.subarray(0, 90) }, / cannot be loaded: /],
  ['a broken tokenizer', { ...files, 'tokenizer.json': new Uint8Array([123]) }, / cannot be loaded: /],
])('a directory with %s stops the start with a sentence that names the setting', async (_, content, sentence) => {
  const directory = await directoryWith(content)
  made.push(directory)
  const refusal = await refusalOf({ EMBEDDER: 'onnx', EMBEDDING_MODEL: directory })
  expect(refusal).toMatch(sentence)
  expect(refusal).toContain('To mend it: EMBEDDING_MODEL must name a directory with a sentence model')
})

test.each(['local', 'onnx'])('a missing directory stops the start for %s', async EMBEDDER => {
  expect(await refusalOf({ EMBEDDER, EMBEDDING_MODEL: '/nonexistent' })).toMatch(
    /^There is no .* To mend it: EMBEDDING_MODEL must name a directory/s,
  )
})

test.each([
  [{ EMBEDDING_BASE_URL: 'https://x.example/openai/deployments/small' }, /^EMBEDDING_BASE_URL .*add it\.$/],
  [{ EMBEDDING_BASE_URL: 'https://user:secret@x.example/v1' }, /^EMBEDDING_BASE_URL .*use EMBEDDING_API_KEY\.$/],
  [
    { EMBEDDING_BASE_URL: 'https://x.example/v1', EMBEDDING_API_KEY: 'schlüssel' },
    /^EMBEDDING_API_KEY .*copy it again/,
  ],
])('%o stops the start with a sentence', async (environment, sentence) => {
  expect(await refusalOf({ EMBEDDER: 'openai', EMBEDDING_MODEL: 'm', ...environment })).toMatch(sentence)
})

test('the service starts while its endpoint is unreachable', async () => {
  const running = await starting({
    EMBEDDER: 'openai',
    EMBEDDING_MODEL: 'm',
    EMBEDDING_BASE_URL: 'http://127.0.0.1:9/v1',
  })
  expect(running.address).toMatch(/^http/)
  await running.close()
})
