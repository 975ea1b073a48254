import { byId, inputById } from './element.js'
import { words } from './words/language.js'

/** @typedef {{ readonly key: string, readonly course: number }} Visit */

const form = byId('door')
const key = inputById('key')
const number = inputById('number')
const fault = byId('door-error')

/** @param {HTMLInputElement} field @param {string} text */
const refuse = (field, text) => {
  fault.textContent = text
  field.setAttribute('aria-invalid', 'true')
  field.focus()
  return undefined
}

export const refuseKey = () => refuse(key, words().wrongKey)

/** What was typed, or a sentence at the field that is wrong. @returns {Visit | undefined} */
const read = () => {
  fault.textContent = ''
  for (const field of [key, number]) field.removeAttribute('aria-invalid')
  const course = Number(number.value.trim())
  if (key.value.trim() === '') return refuse(key, words().needKey)
  if (number.value.trim() === '' || !Number.isSafeInteger(course)) return refuse(number, words().needCourse)
  return { key: key.value.trim(), course }
}

/**
 * The key is kept for this tab alone; the course stands in the address, so that it can be sent to someone.
 * @param {(visit: Visit) => void} onVisit
 */
export const startDoor = onVisit => {
  const enter = () => {
    const visit = read()
    if (!visit) return
    sessionStorage.setItem('key', visit.key)
    history.replaceState(null, '', `#${visit.course}`)
    onVisit(visit)
  }
  form.addEventListener('submit', event => {
    event.preventDefault()
    enter()
  })
  key.value = sessionStorage.getItem('key') ?? ''
  const open = () => {
    number.value = /^#(-?\d+)$/.exec(location.hash)?.[1] ?? ''
    if (key.value !== '' && number.value !== '') enter()
  }
  addEventListener('hashchange', open)
  open()
}
