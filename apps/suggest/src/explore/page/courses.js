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
    ...known.map(({ course_id, competencies, title }) =>
      element('option', { value: course_id }, fill(words().offer, { title, course: course_id, competencies })),
    ),
  )

/** What a course is called, as far as it is known. @param {number} course @returns {string | undefined} */
export const titleOfCourse = course => known.find(({ course_id }) => course_id === course)?.title

/** A shorter text is in too many titles. */
const shortest = 3

/** The course with this number, or the first whose title holds this text. @param {string} text */
export const courseCalled = text => {
  const number = Number(text)
  if (text !== '' && Number.isSafeInteger(number)) return number
  const asked = text.toLowerCase()
  return asked.length < shortest ? undefined : known.find(({ title }) => title.toLowerCase().includes(asked))?.course_id
}

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
