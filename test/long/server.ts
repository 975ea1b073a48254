/** The environment variables of each server, which `scripts/servers/` sets. */
const env = {
  'identity-provider': [
    'IDENTITY_ISSUER',
    'IDENTITY_SIGN_IN_URL',
    'IDENTITY_GRANT_URL',
    'IDENTITY_CLIENT_ID',
    'IDENTITY_REDIRECT_URI',
    'IDENTITY_AUDIENCE',
    'IDENTITY_USERNAME',
    'IDENTITY_PASSWORD',
    'IDENTITY_EMAIL',
    'IDENTITY_GIVEN_NAME',
    'IDENTITY_FAMILY_NAME',
  ],
  s3: ['S3_ENDPOINT', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  mail: ['MAIL_SMTP_URL', 'MAIL_CA_FILE', 'MAIL_DOMAIN', 'MAIL_IMAP_PORT', 'MAIL_USERNAME', 'MAIL_PASSWORD'],
  'postgres-replica': ['PRIMARY_URL', 'REPLICA_URL'],
  images: [
    'IMAGE_APPLY_URL',
    'IMAGE_APPLY_FILES',
    'IMAGE_APPLY_PRODUCTION_URL',
    'IMAGE_SUGGEST_URL',
    'IMAGE_SUGGEST_FILES',
    'IMAGE_SUGGEST_KEY',
  ],
  units: ['UNIT_APPLY_URL', 'UNIT_SUGGEST_URL', 'UNIT_SUGGEST_KEY'],
  checkers: ['CHECKERS_MODULES', 'CHECKERS_VOCABULARY'],
  readers: ['READERS_OFFICE', 'READERS_PYTHON'],
  generators: ['GENERATORS_FOLDER'],
  'pdf-tools': ['PDF_TOOLS_VERA'],
} as const satisfies Record<string, readonly string[]>

type Server = keyof typeof env
export type ServerSettings<S extends Server> = Readonly<Record<(typeof env)[S][number], string>>

/**
 * Where a server is and how to sign in; `running` says whether it is there: `describe.runIf(env.running)`. Without it
 * the values are empty and the suite is still collected, so connect in `beforeAll` or later. scripts/test-long.mjs
 * reads the names from these calls and starts what the chosen files need.
 */
export const server = <S extends Server>(name: S): ServerSettings<S> & { readonly running: boolean } => {
  const running = env[name].every(variable => process.env[variable] !== undefined)
  if (!running) console.warn(`Skipped: the server ${name} is not running. npm run test:long starts it or says why not.`)
  const values = Object.fromEntries(env[name].map(variable => [variable, process.env[variable] ?? '']))
  return { ...(values as ServerSettings<S>), running }
}
