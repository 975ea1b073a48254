import { expect } from 'vitest'
import type { Someone } from '../../../test/house/cast.ts'

export const groups = '/api/research-groups'

/** Asks for a group, and gives the path on which it waits to be decided about. */
export const asked = async (who: Someone, name: string): Promise<string> => {
  const { status, body } = await who.post(`${groups}/requests`, { name })
  expect([status, body]).toMatchObject([201, { state: 'DRAFT', requestedBy: who.userId, may: [] }])
  return `${groups}/${String(body['researchGroupId'])}`
}
