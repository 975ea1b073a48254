import { courseCalled, offerCourses, showOffers } from './courses.js'
import { byId, inputById } from './element.js'
import { words } from './words/language.js'

/** @typedef {{ readonly key: string, readonly course: number }} Visit */
/** @typedef {'needKey' | 'needCourse' | 'wrongKey'} Fault */

const form = byId('door')
const key = inputById('key')
const number = inputById('number')
/** @type {Fault | undefined} */
let fault

/** Shows the fault and the courses in the current language. */
export const showDoor = () => {
  byId('door-error').textContent = fault ? words()[fault] : ''
  for (const field of [key, number]) field.removeAttribute('aria-invalid')
  if (fault) fieldOf(fault).setAttribute('aria-invalid', 'true')
  showOffers()
}

/** @param {Fault} of */
const fieldOf = of => (of === 'needCourse' ? number : key)

/** @param {Fault | undefined} now */
const tell = now => {
  fault = now
  showDoor()
}

/** @param {Fault} now */
const refuse = now => {
  tell(now)
  fieldOf(now).focus()
  return undefined
}

export const refuseKey = () => refuse('wrongKey')

/** Removes blanks and invisible characters that were copied along with the key. */
const typedKey = () => key.value.replace(/^[\s\p{C}]+|[\s\p{C}]+$/gu, '')

/** Returns what was typed, or shows a sentence at the wrong field. @returns {Visit | undefined} */
const read = () => {
  tell(undefined)
  if (typedKey() === '') return refuse('needKey')
  const course = courseCalled(number.value.trim())
  if (course === undefined) return refuse('needCourse')
  return { key: typedKey(), course }
}

/** Reports a wrong key as soon as it is typed; other problems are reported when a course is opened. */
const offer = async () => {
  const typed = typedKey()
  if (typed === '') return
  const trouble = await offerCourses(typed)
  if (typed === typedKey() && trouble?.trouble === 'key') tell('wrongKey')
}

/**
 * Keeps a working key for this tab only. The course goes into the address, so that it can be shared and the back button
 * works.
 * @param {Visit} visit
 */
export const remember = ({ key: opened, course }) => {
  sessionStorage.setItem('key', opened)
  if (location.hash !== `#${course}`) history.pushState(null, '', `#${course}`)
}

/**
 * @param {(visit: Visit) => void} onVisit
 * @param {() => void} onLeave the address names no course any more
 */
export const startDoor = (onVisit, onLeave) => {
  form.addEventListener('submit', event => {
    event.preventDefault()
    const visit = read()
    if (visit) onVisit(visit)
  })
  key.addEventListener('input', () => fault === 'wrongKey' && tell(undefined))
  key.addEventListener('change', () => void offer())
  const follow = () => {
    key.value = sessionStorage.getItem('key') ?? key.value
    number.value = /^#(-?\d+)$/.exec(location.hash)?.[1] ?? ''
    if (number.value === '') return onLeave()
    const visit = key.value === '' ? undefined : read()
    if (visit) onVisit(visit)
  }
  addEventListener('hashchange', follow)
  follow()
  void offer()
}
