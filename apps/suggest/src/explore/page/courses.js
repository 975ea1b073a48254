/** @import { Held } from './api.js' */
import { fetchCourses, NoAnswer } from './api.js'
import { byId, element } from './element.js'
import { fill, words } from './words/language.js'

/** @type {readonly Held[]} */
let known = []
let questions = 0

/** Offers the known courses beside the number field, in the current language. */
export const showOffers = () =>
  byId('courses').replaceChildren(
    ...known.map(({ course_id, competencies }) =>
      element('option', { value: course_id }, fill(words().offer, { course: course_id, competencies })),
    ),
  )

/**
 * Loads the courses for a key; returns the reason if there are none.
 * @param {string} key
 * @returns {Promise<NoAnswer | undefined>}
 */
export const offerCourses = async key => {
  const mine = ++questions
  const found = await fetchCourses(key).catch(error => {
    if (error instanceof NoAnswer) return error
    throw error
  })
  if (mine !== questions) return undefined
  known = found instanceof NoAnswer ? [] : found
  showOffers()
  return found instanceof NoAnswer ? found : undefined
}
