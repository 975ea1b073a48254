import { describe, test } from 'vitest'

/** What each server of the long suite tells its tests; `scripts/servers/` sets these. */
const told = {
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
} as const satisfies Record<string, readonly string[]>

type Server = keyof typeof told
type Told<S extends Server> = Readonly<Record<(typeof told)[S][number], string>>

/** A suite that needs a server; where the server is missing it is skipped by name. The script reads the server's name from this call. */
export const withServer = <S extends Server>(server: S, title: string, suite: (told: Told<S>) => void) =>
  describe(title, () => {
    const found = told[server].map(name => [name, process.env[name]] as const)
    if (found.every(([, value]) => value !== undefined)) suite(Object.fromEntries(found) as Told<S>)
    else test.skip(`the server ${server} is not running: start this suite with npm run test:long`)
  })
