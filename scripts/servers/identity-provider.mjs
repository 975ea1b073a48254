// A foreign OpenID provider: Glewlwyd with one public client and one person, set up through its own API.
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, openWorkbench, startOn } from './workbench.mjs'

export const packages = ['glewlwyd', 'dbconfig-sqlite3', 'sqlite3']

const client = { id: 'kolleg', redirect: 'http://127.0.0.1:8080/signed-in', audience: 'https://kolleg.test/api' }
const person = {
  username: 'zoe',
  password: randomBytes(12).toString('base64url'),
  email: 'zoe.mueller@kolleg.test',
  given: 'Zoë',
  family: 'Müller',
}

export const start = () =>
  startOn(openWorkbench('identity', 'glewlwyd'), async bench => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const database = join(bench.folder, 'glewlwyd.db')
    await bench.tell(['sqlite3', database], {
      input: readFileSync('/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3', 'utf8'),
    })
    const config = join(bench.folder, 'glewlwyd.conf')
    writeFileSync(config, configText({ port, address, database }))

    const child = bench.run(['glewlwyd', `--config-file=${config}`])
    const isUp = () =>
      fetch(`${address}/config`).then(
        ({ ok }) => ok,
        () => false,
      )
    await bench.until(isUp, { child, what: 'Glewlwyd' })
    await furnish(address)

    return {
      IDENTITY_ISSUER: `${address}/api/oidc`,
      IDENTITY_SIGN_IN_URL: `${address}/api/auth`,
      IDENTITY_GRANT_URL: `${address}/api/auth/grant/${client.id}`,
      IDENTITY_CLIENT_ID: client.id,
      IDENTITY_REDIRECT_URI: client.redirect,
      IDENTITY_AUDIENCE: client.audience,
      IDENTITY_USERNAME: person.username,
      IDENTITY_PASSWORD: person.password,
      IDENTITY_EMAIL: person.email,
      IDENTITY_GIVEN_NAME: person.given,
      IDENTITY_FAMILY_NAME: person.family,
    }
  })

const furnish = async address => {
  const signedIn = await fetch(`${address}/api/auth`, json('POST', { username: 'admin', password: 'password' }))
  const cookie = signedIn.headers
    .getSetCookie()
    .map(text => text.split(';')[0])
    .join('; ')
  const ask = async (method, path, body) => {
    const answer = await fetch(`${address}/api/${path}`, json(method, body, cookie))
    if (!answer.ok) throw new Error(`Glewlwyd refused ${method} ${path}: ${answer.status} ${await answer.text()}`)
    return answer.headers.get('content-type')?.includes('json') ? answer.json() : undefined
  }

  const people = await ask('GET', 'mod/user/database')
  const column = { multiple: false, read: true, write: true, 'profile-read': true, 'profile-write': false }
  for (const name of ['given_name', 'family_name', 'email_verified']) people.parameters['data-format'][name] = column
  await ask('PUT', 'mod/user/database', people)
  await ask('PUT', 'mod/reload')

  await ask('POST', 'user', {
    username: person.username,
    password: person.password,
    name: `${person.given} ${person.family}`,
    email: person.email,
    given_name: person.given,
    family_name: person.family,
    email_verified: 'yes',
    scope: ['openid'],
    enabled: true,
  })
  await ask('POST', 'client', {
    client_id: client.id,
    name: 'Kolleg',
    confidential: false,
    redirect_uri: [client.redirect],
    authorization_type: ['code', 'refresh_token'],
    token_endpoint_auth_method: ['none'],
    scope: [],
    enabled: true,
  })
  await ask('POST', 'mod/plugin', {
    module: 'oidc',
    name: 'oidc',
    display_name: 'Kolleg',
    enabled: true,
    parameters: protocol(address),
  })
}

const json = (method, body, cookie = '') => ({
  method,
  headers: { 'content-type': 'application/json', cookie },
  body: body && JSON.stringify(body),
})

const protocol = address => ({
  iss: `${address}/api/oidc`,
  'jwks-private': JSON.stringify({ keys: [signingKey()] }),
  'jwks-show': true,
  'subject-type': 'public',
  'allowed-scope': ['openid'],
  'access-token-duration': 3600,
  'refresh-token-duration': 86_400,
  'code-duration': 600,
  'auth-type-code-enabled': true,
  'auth-type-refresh-enabled': true,
  'pkce-allowed': true,
  'pkce-required': true,
  'resource-allowed': true,
  'resource-scope': { openid: [client.audience] },
  'email-claim': 'mandatory',
  'name-claim': 'mandatory',
  claims: [
    ...['given_name', 'family_name'].map(name => ({
      name,
      'user-property': name,
      type: 'string',
      mandatory: true,
      scope: [],
    })),
    {
      name: 'email_verified',
      'user-property': 'email_verified',
      type: 'boolean',
      'boolean-value-true': 'yes',
      'boolean-value-false': 'no',
      mandatory: true,
      scope: [],
    },
  ],
  'additional-parameters': ['email', 'given_name', 'family_name'].map(name => ({
    'user-parameter': name,
    'token-parameter': name,
  })),
})

const signingKey = () => ({
  ...generateKeyPairSync('rsa', { modulusLength: 2048 }).privateKey.export({ format: 'jwk' }),
  kid: 'long-suite',
  alg: 'RS256',
  use: 'sig',
})

const configText = ({ port, address, database }) => `
port=${port}
bind_address="127.0.0.1"
external_url="${address}"
api_prefix="api"
login_url="login.html"
static_files_path="/usr/share/glewlwyd/webapp/"
log_mode="console"
log_level="WARNING"
cookie_domain="127.0.0.1"
cookie_secure=0
cookie_same_site="empty"
session_expiration=86400
session_key="GLEWLWYD2_SESSION_ID"
admin_session_authentication="cookie"
profile_session_authentication="cookie"
login_api_enabled=true
admin_scope="g_admin"
profile_scope="g_profile"
user_module_path="/usr/lib/glewlwyd/user"
user_middleware_module_path="/usr/lib/glewlwyd/user_middleware"
client_module_path="/usr/lib/glewlwyd/client"
user_auth_scheme_module_path="/usr/lib/glewlwyd/scheme"
plugin_module_path="/usr/lib/glewlwyd/plugin"
hash_algorithm="SHA512"
database = { type = "sqlite3" path = "${database}" };
`
