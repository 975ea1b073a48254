import { createHash, timingSafeEqual } from 'node:crypto'
import { addGate, type Server } from '@kolleg/front'
import { Refused } from './fault.ts'

const accesses = ['public', 'key'] as const
export type Access = (typeof accesses)[number]

const isAccess = (declared: unknown): declared is Access => accesses.some(access => access === declared)
const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Checks the key before a body is read, in the same time whichever key it is like. */
export const addKeyGate = (app: Server, keys: readonly string[], acceptBearer: boolean): void => {
  const known = keys.map(digest)
  const isKnown = (given: string): boolean => {
    const asked = digest(given)
    return known.reduce((found, key) => timingSafeEqual(key, asked) || found, false)
  }
  addGate(app, {
    isDeclared: isAccess,
    admit: (access, { headers }) => {
      if (access === 'public') return
      const given = headers.authorization ?? ''
      const bare = acceptBearer ? given.replace(/^bearer +/i, '') : given
      if (!isKnown(bare)) throw new Refused(401, 'Invalid API key')
    },
  })
}
