import { join } from 'node:path'
import { type Environment, oneOf, onOff, port, readSettings, text, url, type Values } from '@kolleg/config'
import { logLevels } from '@kolleg/front'

export const settings = {
  HOST: text({ about: 'The address to listen on; `0.0.0.0` for all.', fallback: '127.0.0.1' }),
  PORT: port({ about: 'The port to listen on.', fallback: 8080 }),
  DATA_DIR: text({
    about: 'The data of all services; the embedded database lies in its folder `apply`.',
    fallback: 'data',
  }),
  LOG_LEVEL: oneOf(logLevels, { about: 'How much is logged.', fallback: 'info' }),
  NODE_ENV: oneOf(['development', 'production', 'test'], {
    about: '`production` refuses unsafe defaults.',
    fallback: 'development',
  }),
  DATABASE_URL: url({
    about: 'A PostgreSQL server (15 or newer) instead of the embedded database.',
    fallback: undefined,
    schemes: ['postgres://', 'postgresql://', 'pglite:'],
    secret: true,
  }),
  PUBLIC_URL: url({
    about: 'The address people use; problem types and links begin with it.',
    fallback: undefined,
    schemes: ['http://', 'https://'],
  }),
  TRUST_PROXY: onOff({ about: 'Believe the `X-Forwarded-*` headers of a proxy in front.', fallback: false }),
}

export type Config = Values<typeof settings> & { readonly databaseUrl: string }

export const readConfig = (environment: Environment): Config => {
  const values = readSettings(settings, environment)
  return { ...values, databaseUrl: values.DATABASE_URL ?? `pglite:${join(values.DATA_DIR, 'apply', 'database')}` }
}
