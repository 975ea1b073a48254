import { expect } from 'vitest'
import type { House } from './house.ts'
import type { TestIssuer } from './issuer.ts'

export type Told = Readonly<Record<string, unknown>>

export const verified = (sub: string, email: string): Told => ({ sub, email, email_verified: true })

/** The person the service recognises by a token with these claims. */
export const me = async (at: House, told: Told, issuer: TestIssuer = at.issuer) => {
  const { status, body } = await at.call('/api/users/me', await issuer.sign(told))
  expect(status).toBe(200)
  return body
}
