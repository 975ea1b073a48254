import { expect } from 'vitest'
import type { Someone } from '../../../test/house/cast.ts'

export const groups = '/api/research-groups'

/** Requests a group, and returns its path for administrators. */
export const asked = async (who: Someone, name: string): Promise<string> => {
  const { status, body } = await who.post(`${groups}/requests`, { name })
  expect([status, body]).toMatchObject([201, { state: 'DRAFT', requestedBy: who.userId, may: [] }])
  return `${groups}/${String(body['researchGroupId'])}`
}
