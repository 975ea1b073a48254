import type { Language } from '../../text/language.ts'
import type { Advert } from './show.store.ts'

/** The location that is not a place. */
const remote = 'REMOTE'

type Placed = Pick<Advert, 'location' | 'placeEn' | 'placeDe' | 'country' | 'street' | 'postalCode' | 'city'>

/** “Garching bei München” is Garching; “Garching-Hochbrück” is another place. */
const isIn = (city: string, place: string): boolean => `${city.toLowerCase()} `.startsWith(`${place.toLowerCase()} `)

const addressOf = (job: Placed, country: string, language: Language) => {
  const { placeEn, placeDe, street, postalCode, city } = job
  const place = language === 'de' ? placeDe : placeEn
  const isAtGroup = place === null || [placeEn, placeDe].some(name => name !== null && isIn(city, name))
  return {
    '@type': 'PostalAddress',
    ...(isAtGroup && street !== '' && { streetAddress: street }),
    ...(isAtGroup && postalCode !== '' && { postalCode }),
    ...((place ?? city) !== '' && { addressLocality: place ?? city }),
    addressCountry: job.country ?? country,
  }
}

/**
 * The place of work: the location of the job, with the group's street only if the group is in that town. Remote workers
 * must live in the country of the institution, whose law governs the contract.
 */
export const placeOf = (job: Placed, country: string, language: Language) =>
  job.location === remote
    ? {
        jobLocationType: 'TELECOMMUTE',
        applicantLocationRequirements: {
          '@type': 'Country',
          name: new Intl.DisplayNames(language, { type: 'region' }).of(job.country ?? country),
        },
      }
    : { jobLocation: { '@type': 'Place', address: addressOf(job, country, language) } }
