// Glewlwyd's configuration file and the API calls that set it up.
import { generateKeyPairSync } from 'node:crypto'

/** Signs in as the administrator of a new Glewlwyd and adds a person, a public client and the OpenID protocol. */
export const setUpGlewlwyd = async ({ address, client, person }) => {
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
    parameters: protocol(address, client.audience),
  })
}

const json = (method, body, cookie = '') => ({
  method,
  headers: { 'content-type': 'application/json', cookie },
  body: body && JSON.stringify(body),
})

const protocol = (address, audience) => ({
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
  'resource-scope': { openid: [audience] },
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

export const configText = ({ port, address, database }) => `
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
