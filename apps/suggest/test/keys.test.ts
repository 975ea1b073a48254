import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Refusal } from '@kolleg/config'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { start } from '../src/start.ts'
import { ask, keys, settings } from './service.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kolleg-keys-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

/** Nothing listens there: keys are checked without a store. */
const nowhere = 'postgres://nobody@127.0.0.1:1/none'
const environment = (more: Readonly<Record<string, string>>) => ({
  ...settings,
  EMBEDDER: 'hash',
  DATABASE_URL: nowhere,
  DATA_DIR: folder,
  ...more,
})

const refusal = async (more: Readonly<Record<string, string>>): Promise<string> => {
  try {
    await (await start(environment(more))).close()
    return 'it started'
  } catch (error) {
    return error instanceof Refusal ? error.message : `no refusal: ${String(error)}`
  }
}

test.each(['not json', '[', '{}', '"a-key-that-is-long-enough"', '[1]', '[null]', '[["nested"]]', 'null'])(
  'API_KEYS is a JSON array of strings: %s stops the start with a sentence that does not repeat it',
  async API_KEYS => {
    expect(await refusal({ API_KEYS })).toBe('API_KEYS must be a JSON array of texts, such as ["one", "two"].')
  },
)

test('a key that no header can carry stops the start', async () => {
  for (const key of ['', ' ', 'a-key-with-a-blank ', 'schlüssel-mit-umlaut', 'two words-of-a-key'])
    expect(await refusal({ API_KEYS: JSON.stringify([key]) })).toContain('visible ASCII characters without blanks')
})

test('an empty or truncated development key is refused and grants no access', async () => {
  const damagedFolder = await mkdtemp(join(tmpdir(), 'kolleg-key-'))
  await mkdir(join(damagedFolder, 'suggest'))
  for (const damaged of ['', 'short'])
    expect(
      await writeFile(join(damagedFolder, 'suggest', 'development-key'), damaged).then(() =>
        refusal({ DATA_DIR: damagedFolder }),
      ),
    ).toContain('is damaged: delete that file')
  await rm(damagedFolder, { recursive: true })
})

test('production needs a key, and each of 16 characters or more', async () => {
  const production = { NODE_ENV: 'production', EMBEDDER: 'local' }
  const none = 'API_KEYS must hold at least one key in production, such as ["…"].'
  expect(await refusal(production)).toBe(none)
  expect(await refusal({ ...production, API_KEYS: '[]' })).toBe(none)
  expect(await refusal({ ...production, API_KEYS: JSON.stringify([keys[0], 'fifteen-letters']) })).toBe(
    'Every key in API_KEYS must have at least 16 characters in production.',
  )
})

test('production refuses the test embedder', async () => {
  const API_KEYS = JSON.stringify(keys)
  expect(await refusal({ NODE_ENV: 'production', EMBEDDER: 'hash', API_KEYS })).toBe(
    'EMBEDDER=hash is for tests and is refused in production.',
  )
})

test('started from the command line with malformed keys, it says so and exits with code 1', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { PATH: process.env['PATH'], ...environment({ API_KEYS: '{"secret":1}' }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', text => (said += String(text)))
  expect(await once(child, 'close')).toEqual([1, null])
  expect(said).toBe('API_KEYS must be a JSON array of texts, such as ["one", "two"].\n')
})

test('started from the command line in development without keys, it prints the key it created', async () => {
  const child = spawn(process.execPath, [join(import.meta.dirname, '..', 'src', 'main.ts')], {
    env: { PATH: process.env['PATH'], ...environment({ NODE_ENV: 'development', LOG_LEVEL: 'info' }) },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const [said] = await once(child.stderr, 'data')
  child.kill()
  await once(child, 'exit')
  expect(String(said)).toContain(await readFile(join(folder, 'suggest', 'development-key'), 'utf8'))
})

test('in development without keys a key is created once, readable only by its user, and accepted', async () => {
  const seen: string[] = []
  for (let round = 0; round < 2; round += 1) {
    const { address, close } = await start(environment({ NODE_ENV: 'development' }))
    const key = await readFile(join(folder, 'suggest', 'development-key'), 'utf8')
    expect((await ask(address, 'GET', '/metrics', { key })).status).toBe(200)
    for (const other of [null, '', 'undefined', `${key}x`])
      expect((await ask(address, 'GET', '/metrics', { key: other })).status).toBe(401)
    await close()
    seen.push(key)
  }
  expect(seen[0]?.length).toBeGreaterThanOrEqual(16)
  expect(seen[1]).toBe(seen[0])
  expect((await stat(join(folder, 'suggest', 'development-key'))).mode & 0o077).toBe(0)
})
