import { expect, test } from 'vitest'
import { placeOf } from './place.ts'

const garching = {
  location: 'GARCHING',
  placeEn: 'Garching',
  placeDe: 'Garching',
  country: null,
  street: 'Boltzmannstraße 3',
  postalCode: '85748',
  city: 'Garching bei München',
}
const munich = { ...garching, location: 'MUNICH', placeEn: 'Munich', placeDe: 'München' }
const address = (of: object) => ({
  jobLocation: { '@type': 'Place', address: { '@type': 'PostalAddress', ...of, addressCountry: 'DE' } },
})

test('a job in the town of its group has the group’s street', () => {
  const there = { streetAddress: 'Boltzmannstraße 3', postalCode: '85748', addressLocality: 'Garching' }
  expect(placeOf(garching, 'DE', 'en')).toEqual(address(there))
  expect(placeOf({ ...munich, city: 'MÜNCHEN' }, 'DE', 'en')).toEqual(address({ ...there, addressLocality: 'Munich' }))
})

test('a job in another town has no street of the group, and its town in the language of the page', () => {
  expect(placeOf(munich, 'DE', 'en')).toEqual(address({ addressLocality: 'Munich' }))
  expect(placeOf(munich, 'DE', 'de')).toEqual(address({ addressLocality: 'München' }))
  const hochbrueck = { ...garching, location: 'X', placeEn: 'Garching-Hochbrück', placeDe: 'Garching-Hochbrück' }
  expect(placeOf(hochbrueck, 'DE', 'de')).toEqual(address({ addressLocality: 'Garching-Hochbrück' }))
  const nowhere = { ...garching, city: 'Garching-Hochbrück' }
  expect(placeOf(nowhere, 'DE', 'de')).toEqual(address({ addressLocality: 'Garching' }))
})

test('a location abroad names its country', () => {
  const singapore = { ...munich, location: 'SINGAPORE', placeEn: 'Singapore', placeDe: 'Singapur', country: 'SG' }
  expect(placeOf(singapore, 'DE', 'de')).toMatchObject({
    jobLocation: { address: { addressLocality: 'Singapur', addressCountry: 'SG' } },
  })
})

test('a remote job names no place of work, but the country in which one must live', () => {
  const remote = { ...garching, location: 'REMOTE', placeEn: 'Remote', placeDe: 'Ortsunabhängig' }
  expect(placeOf(remote, 'AT', 'de')).toEqual({
    jobLocationType: 'TELECOMMUTE',
    applicantLocationRequirements: { '@type': 'Country', name: 'Österreich' },
  })
})
