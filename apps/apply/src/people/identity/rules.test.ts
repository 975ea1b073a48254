import { expect, test } from 'vitest'
import { readConfig } from '../../read-config.ts'

const foreign = { OIDC_ISSUER: 'https://login.uni.test/realms/kolleg', OIDC_AUDIENCE: 'kolleg' }
const mail = { SMTP_URL: 'smtps://mail.uni.test', MAIL_FROM: 'Kolleg <kolleg@uni.test>' }
const refusal = (environment: Readonly<Record<string, string>>): string => {
  try {
    readConfig(environment)
  } catch (error) {
    return error instanceof Error ? error.message : String(error)
  }
  return 'accepted'
}

test('outside production no setting is needed, and the demo is on in development only', () => {
  expect(readConfig({})).toMatchObject({ OIDC_ISSUER: undefined, ADMIN_EMAILS: [], isDemo: true })
  expect(readConfig({ NODE_ENV: 'test' }).isDemo).toBe(false)
  expect(readConfig({ DEMO: 'off' }).isDemo).toBe(false)
})

test('production refuses the built-in provider and demo people, and says what to set for each', () => {
  const sentences = refusal({ NODE_ENV: 'production', DEMO: 'on' }).split('\n')
  expect(sentences).toContainEqual(expect.stringMatching(/^OIDC_ISSUER must name your identity provider in production/))
  expect(sentences).toContainEqual(expect.stringMatching(/^DEMO must be off in production/))
})

test('production with an external provider has no demo unless the operator asks for it', () => {
  expect(readConfig({ NODE_ENV: 'production', ...foreign, ...mail }).isDemo).toBe(false)
})

test.each([
  ['http://login.uni.test', 'development', 'must begin with https://, unless it is on this machine'],
  ['http://127.0.0.1.evil.test', 'development', 'must begin with https://, unless it is on this machine'],
  ['http://localhost:9000', 'production', 'must begin with https:// in production'],
])('the issuer %s is refused in %s', (OIDC_ISSUER, NODE_ENV, sentence) => {
  expect(refusal({ ...foreign, OIDC_ISSUER, NODE_ENV, ...mail })).toContain(sentence)
})

test.each(['http://localhost:9000', 'http://127.0.0.1:9000', 'http://[::1]:9000', 'https://login.uni.test'])(
  'the issuer %s is accepted in development',
  OIDC_ISSUER => {
    expect(refusal({ ...foreign, OIDC_ISSUER })).toBe('accepted')
  },
)

test('an issuer without an audience is refused', () => {
  expect(refusal({ OIDC_ISSUER: foreign.OIDC_ISSUER })).toContain('OIDC_AUDIENCE must be set with OIDC_ISSUER')
})
