import { join } from 'node:path'
import {
  type Environment,
  jsonTexts,
  number,
  oneOf,
  onOff,
  port,
  type Rule,
  readSettings,
  text,
  url,
  type Values,
} from '@kolleg/config'
import { logLevels } from '@kolleg/front'

export const settings = {
  HOST: text({ about: 'The address to listen on; `0.0.0.0` for all.', fallback: '127.0.0.1' }),
  PORT: port({ about: 'The port to listen on.', fallback: 8000 }),
  DATA_DIR: text({
    about: 'The data of all services; the embedded database and the development key lie in its folder `suggest`.',
    fallback: 'data',
  }),
  LOG_LEVEL: oneOf(logLevels, { about: 'How much is logged.', fallback: 'info' }),
  NODE_ENV: oneOf(['development', 'production', 'test'], {
    about: '`production` refuses unsafe defaults.',
    fallback: 'development',
  }),
  API_KEYS: jsonTexts({ about: 'The keys that clients may use.', fallback: [], secret: true }),
  ACCEPT_BEARER: onOff({ about: 'Also accept `Authorization: Bearer <key>`.', fallback: true }),
  DATABASE_URL: url({
    about: 'A PostgreSQL server (15 or newer; with pgvector if it is installed) instead of the embedded database.',
    fallback: undefined,
    schemes: ['postgres://', 'postgresql://', 'pglite:'],
    secret: true,
  }),
  EMBEDDER: oneOf(['local', 'onnx', 'openai', 'hash'], {
    about: 'What turns texts into vectors; `hash` is for tests.',
    fallback: 'local',
  }),
  EMBEDDING_BASE_URL: url({
    about: 'An OpenAI-compatible or Azure endpoint, for `openai`.',
    fallback: undefined,
    schemes: ['http://', 'https://'],
  }),
  EMBEDDING_API_KEY: text({ about: 'The key of that endpoint.', fallback: undefined, secret: true }),
  EMBEDDING_MODEL: text({
    about:
      'The model of that endpoint; for `onnx` its directory; for `local` a directory in place of the shipped model.',
    fallback: undefined,
  }),
  EMBEDDING_THREADS: number({
    about: 'Threads of a model run here; all cores unless set.',
    fallback: undefined,
    from: 1,
    to: 256,
  }),
  SUGGEST_THRESHOLD: number({
    about: 'The least similarity of a suggestion; calibrated for the model unless set.',
    fallback: undefined,
    from: -1,
    to: 1,
    whole: false,
  }),
  SUGGEST_LIMIT: number({
    about: 'The most suggestions in a reply; all unless set.',
    fallback: undefined,
    from: 1,
    to: 1_000_000,
  }),
  COURSE_CACHE_MB: number({
    about: 'Memory for the courses asked most recently.',
    fallback: 256,
    from: 0,
    to: 1_000_000,
  }),
  MAX_CONNECTIONS: number({
    about: 'The most open connections; further ones are hung up on.',
    fallback: 4_096,
    from: 1,
    to: 1_000_000,
  }),
  MAX_BODY_BYTES: number({ about: 'The largest request body.', fallback: 8_388_608, from: 1024, to: 1_073_741_824 }),
  MAX_WAITING_BODY_BYTES: number({
    about: 'The most memory for large request bodies that wait to be read; further ones are turned away.',
    fallback: 134_217_728,
    from: 1024,
    to: 17_179_869_184,
  }),
  MAX_COURSE_SIZE: number({ about: 'The most competencies of a course.', fallback: 20_000, from: 1, to: 10_000_000 }),
  MAX_COURSE_BYTES: number({
    about: 'The most text of a course: titles and descriptions of its competencies, as UTF-8.',
    fallback: 16_777_216,
    from: 1024,
    to: 1_073_741_824,
  }),
  DOCS: onOff({ about: 'Serve `/docs`, `/redoc`, `/openapi.json` and `/explore`.', fallback: true }),
}

export type Config = Values<typeof settings> & { readonly dataDir: string; readonly databaseUrl: string }

const production: Rule<typeof settings> = ({ NODE_ENV, API_KEYS }) => {
  if (NODE_ENV !== 'production') return undefined
  if (API_KEYS.length === 0) return 'API_KEYS must hold at least one key in production, such as ["…"].'
  return API_KEYS.some(key => key.length < 16)
    ? 'Every key in API_KEYS must have at least 16 characters in production.'
    : undefined
}

const sendableKeys: Rule<typeof settings> = ({ API_KEYS }) =>
  API_KEYS.every(key => /^[!-~]+$/.test(key))
    ? undefined
    : 'Every key in API_KEYS must be made of visible ASCII characters without blanks: no header could carry another.'

const endpointNamed: Rule<typeof settings> = ({ EMBEDDER, EMBEDDING_BASE_URL, EMBEDDING_MODEL }) => {
  if (EMBEDDER === 'openai' && !(EMBEDDING_BASE_URL && EMBEDDING_MODEL))
    return 'EMBEDDING_BASE_URL and EMBEDDING_MODEL must be set for EMBEDDER=openai.'
  return EMBEDDER === 'onnx' && !EMBEDDING_MODEL
    ? 'EMBEDDING_MODEL must name a directory for EMBEDDER=onnx.'
    : undefined
}

const realEmbedder: Rule<typeof settings> = ({ NODE_ENV, EMBEDDER }) =>
  NODE_ENV === 'production' && EMBEDDER === 'hash'
    ? 'EMBEDDER=hash is for tests and is refused in production.'
    : undefined

export const readConfig = (environment: Environment): Config => {
  const values = readSettings(settings, environment, [production, sendableKeys, endpointNamed, realEmbedder])
  const dataDir = join(values.DATA_DIR, 'suggest')
  return { ...values, dataDir, databaseUrl: values.DATABASE_URL ?? `pglite:${join(dataDir, 'database')}` }
}
