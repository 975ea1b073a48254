import { hash, randomBytes } from 'node:crypto'

/** 256 bits that are known only to the referee's letter. */
export const newKey = (): string => randomBytes(32).toString('base64url')

export const hashOf = (key: string): Buffer => Buffer.from(hash('sha256', key, 'hex'), 'hex')
