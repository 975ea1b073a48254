import { timingSafeEqual } from 'node:crypto'
import { addGate, type Server } from '@kolleg/front'
import { Refused } from './fault.ts'

const accesses = new Set<unknown>(['public', 'key'])
type Access = 'public' | 'key'

const lengthBytes = 4

/** Copies the length and characters of a key into a buffer of fixed size. */
const put = (key: string, into: Buffer): Buffer => {
  into.fill(0)
  into.writeUInt32LE(key.length)
  into.write(key, lengthBytes, 'latin1')
  return into
}

/** Checks the key before the body is read, in constant time. */
export const addKeyGate = (app: Server, keys: readonly string[], acceptBearer: boolean): void => {
  const size = lengthBytes + Math.max(0, ...keys.map(({ length }) => length))
  const known = keys.map(key => put(key, Buffer.alloc(size)))
  const asked = Buffer.alloc(size)
  const isKnown = (given: string): boolean => {
    put(given, asked)
    return known.reduce((found, key) => timingSafeEqual(key, asked) || found, false)
  }
  // A bare key has no registered scheme; if Bearer is accepted, the header names that.
  const challenge = acceptBearer ? 'Bearer realm="suggest"' : 'ApiKey realm="suggest"'
  addGate<Access>(app, {
    faults: ({ method, path, access }) =>
      accesses.has(access) ? [] : [`${method} ${path} does not say whether it needs a key.`],
    admit: (access, { headers }, reply) => {
      if (access === 'public') return
      const given = headers.authorization ?? ''
      const bare = acceptBearer ? given.replace(/^bearer +/i, '') : given
      if (bare !== '' && isKnown(bare)) return
      reply.header('www-authenticate', challenge)
      throw new Refused(401, 'Invalid API key')
    },
  })
}
