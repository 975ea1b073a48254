import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, expectTypeOf, test } from 'vitest'
import {
  jsonTexts,
  listOf,
  number,
  oneOf,
  onOff,
  port,
  printSettings,
  Refusal,
  readSettings,
  text,
  url,
} from './index.ts'

const folder = mkdtempSync(join(tmpdir(), 'kolleg-config-'))
afterAll(() => rmSync(folder, { recursive: true }))

const table = {
  PORT: port({ about: 'Where to listen.', fallback: 8080 }),
  DATABASE_URL: url({ about: 'The database.', fallback: undefined, schemes: ['postgres://', 'pglite:'] }),
  LOG_LEVEL: oneOf(['info', 'debug'], { about: 'How much to say.', fallback: 'info' }),
  DEMO: onOff({ about: 'Demo people.', fallback: true }),
  THRESHOLD: number({ about: 'The least likeness.', fallback: undefined, from: -1, to: 1, whole: false }),
  API_KEYS: jsonTexts({ about: 'The keys.', fallback: [], secret: true }),
  ADMIN_EMAILS: listOf({ about: 'The first admins.', fallback: [] }),
  MAIL_FROM: text({ about: 'The sender.', fallback: 'Kolleg <kolleg@localhost>' }),
}

const refusal = (environment: Record<string, string>): string => {
  try {
    readSettings(table, environment)
  } catch (error) {
    if (error instanceof Refusal) return error.message
    throw error
  }
  return 'accepted'
}

test('an empty environment gives the defaults', () => {
  const values = readSettings(table, { PORT: '' })
  expect(values).toEqual({
    PORT: 8080,
    DATABASE_URL: undefined,
    LOG_LEVEL: 'info',
    DEMO: true,
    THRESHOLD: undefined,
    API_KEYS: [],
    ADMIN_EMAILS: [],
    MAIL_FROM: 'Kolleg <kolleg@localhost>',
  })
  expectTypeOf(values.LOG_LEVEL).toEqualTypeOf<'info' | 'debug'>()
  expectTypeOf(values.DATABASE_URL).toEqualTypeOf<string | undefined>()
})

test('every kind of setting is parsed into its type', () => {
  const environment = {
    PORT: '0',
    DATABASE_URL: 'postgres://somewhere/db',
    LOG_LEVEL: 'debug',
    DEMO: 'off',
    THRESHOLD: '-0.25',
    API_KEYS: '["a","b"]',
    ADMIN_EMAILS: 'ada@uni.example, ,grace@uni.example',
  }
  expect(readSettings(table, environment)).toMatchObject({
    PORT: 0,
    DATABASE_URL: 'postgres://somewhere/db',
    LOG_LEVEL: 'debug',
    DEMO: false,
    THRESHOLD: -0.25,
    API_KEYS: ['a', 'b'],
    ADMIN_EMAILS: ['ada@uni.example', 'grace@uni.example'],
  })
})

test('every fault is named at once, each with what is accepted', () => {
  const faults = refusal({ PORT: '99999', DEMO: 'yes', API_KEYS: '[1]', THRESHOLD: '0x1', DATABASE_URL: 'mysql://x' })
  expect(faults.split('\n')).toEqual([
    'PORT must be a whole number from 0 to 65535.',
    'DATABASE_URL must be an address that begins with postgres:// or pglite:.',
    'DEMO must be on or off.',
    'THRESHOLD must be a number from -1 to 1.',
    'API_KEYS must be a JSON array of texts, such as ["one", "two"].',
  ])
})

test('a fault never repeats the value, which may be a secret', () => {
  expect(refusal({ API_KEYS: '{"hush":1}', PORT: 'hush' })).not.toContain('hush')
})

test('a value may come from a file, but only from one place', () => {
  const file = join(folder, 'keys')
  writeFileSync(file, '["from-a-file"]\n')
  expect(readSettings(table, { API_KEYS_FILE: file }).API_KEYS).toEqual(['from-a-file'])
  expect(refusal({ API_KEYS_FILE: file, API_KEYS: '[]' })).toContain('keep API_KEYS or API_KEYS_FILE, not both')
  expect(refusal({ API_KEYS_FILE: join(folder, 'none') })).toContain('cannot be read from the file')
})

test('rules over several settings apply once each setting is valid', () => {
  const rules = [(values: { DEMO: boolean }) => (values.DEMO ? 'Switch DEMO off.' : undefined), () => 'Second.']
  expect(() => readSettings(table, {}, rules)).toThrow(new Refusal('Switch DEMO off.\nSecond.'))
  expect(() => readSettings(table, { PORT: 'x' }, rules)).toThrow(/^PORT must be/)
})

test('the table prints as a page, with secrets marked', () => {
  const page = printSettings(table)
  expect(page).toContain('| `PORT` | a whole number from 0 to 65535 | `8080` | Where to listen. |')
  expect(page).toContain('(secret) | – | The keys. |')
  expect(page).toContain('| `DEMO` | on or off | `on` | Demo people. |')
})
