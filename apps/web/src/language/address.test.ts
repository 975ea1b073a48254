import { expect, test } from 'vitest'
import { addressIn, readAddress } from './address.ts'

const id = '0190b5a2-7f3c-7c1e-9d7b-1f2e3d4c5b6a'

test.each(['/', '/positions', `/positions/${id}`, `/groups/${id}`, '/privacy', '/imprint'])(
  '%s has an address in each language',
  path => {
    for (const language of ['en', 'de'] as const) {
      expect(readAddress(addressIn(language, path) ?? '')).toEqual({ language, path })
    }
    expect(readAddress(path)).toEqual({ language: undefined, path })
  },
)

test.each(['/my/settings', '/groups/request', `/groups/${id}/members`, `/positions/${id}/apply`, '/positions/7'])(
  '%s has one address',
  path => {
    expect(addressIn('de', path)).toBeUndefined()
    expect(readAddress(`/de${path}`)).toEqual({ language: undefined, path: `/de${path}` })
  },
)

test.each(['/fr/positions', '/design', '/de/de', '/de//positions', '/DE/positions'])('%s has no language', path => {
  expect(readAddress(path)).toEqual({ language: undefined, path })
})
