import { hash, timingSafeEqual } from 'node:crypto'
import { addGate, type Server } from '@kolleg/front'
import { Refused } from './fault.ts'

const accesses = new Set<unknown>(['public', 'key'])
type Access = 'public' | 'key'

const digest = (text: string): Buffer => hash('sha256', text, 'buffer')

/** Checks the key before a body is read, in the same time whichever key it is like. */
export const addKeyGate = (app: Server, keys: readonly string[], acceptBearer: boolean): void => {
  const known = keys.map(digest)
  const isKnown = (given: string): boolean => {
    const asked = digest(given)
    return known.reduce((found, key) => timingSafeEqual(key, asked) || found, false)
  }
  addGate<Access>(app, {
    faults: ({ method, path, access }) =>
      accesses.has(access) ? [] : [`${method} ${path} does not say whether it needs a key.`],
    admit: (access, { headers }) => {
      if (access === 'public') return
      const given = headers.authorization ?? ''
      const bare = acceptBearer ? given.replace(/^bearer +/i, '') : given
      if (bare === '' || !isKnown(bare)) throw new Refused(401, 'Invalid API key')
    },
  })
}
