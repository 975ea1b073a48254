import pino, { type DestinationStream, type Logger } from 'pino'
import { standardOutput } from './standard-output.ts'

export const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const
export type LogLevel = (typeof logLevels)[number]
export type Log = Logger

const credentials = ['authorization', 'cookie', 'set-cookie', 'password', 'token', 'secret', 'apiKey', 'key']

/** Redacts everything named like a credential, up to two levels deep. */
const redacted = credentials.flatMap(name => [`["${name}"]`, `*["${name}"]`, `*.*["${name}"]`])

type ErrorLike = Partial<Error> & { readonly code?: unknown }
const isErrorLike = (value: unknown): value is ErrorLike => typeof Object(value).message === 'string'

/** Of an error only its type and stack: databases add statements and values to theirs. */
const serializeError = (error: unknown): unknown => {
  // Some libraries pass on copies of errors.
  if (!isErrorLike(error)) return { type: typeof error }
  const { name = 'object', message, stack, cause, code } = error
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause !== undefined && { cause: serializeError(cause) }),
  }
}

const isoTime = (): (() => string) => {
  let second = Number.NaN
  let written = ''
  // Formats the date once a second instead of once a line.
  return () => {
    const now = Date.now()
    const start = now - (now % 1000)
    if (start !== second) written = `,"time":"${new Date(start).toISOString().slice(0, -4)}`
    second = start
    return `${written}${String(now - start).padStart(3, '0')}Z"`
  }
}

/** Writes nothing but reports errors: for a service inside a program with its own output. */
export const listeningLog = (onError: (error: unknown) => void): Log =>
  pino({ level: 'error', hooks: { logMethod: ([entry]) => onError(Object(entry).err) } })

/** JSON lines on standard output. */
export const createLog = (name: string, level: LogLevel, destination?: DestinationStream): Log =>
  pino(
    {
      name,
      level,
      redact: { paths: redacted, censor: '[hidden]' },
      serializers: { err: serializeError },
      timestamp: isoTime(),
    },
    destination ?? standardOutput(),
  )
