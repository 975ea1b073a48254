import { german } from './de.js'
import { english } from './en.js'

/** @typedef {typeof english} Words */
/** @typedef {keyof typeof languages} Language */

const languages = { en: english, de: german }

/** @param {string | null | undefined} name @returns {name is Language} */
const isLanguage = name => name !== null && name !== undefined && Object.hasOwn(languages, name)

/** The first of the reader's preferred languages that the page has. */
const preferred = () => navigator.languages.map(name => name.slice(0, 2)).find(isLanguage) ?? 'en'

const remembered = sessionStorage.getItem('language')
let current = isLanguage(remembered) ? remembered : preferred()

/** @returns {Words} */
export const words = () => languages[current]

/** @param {string} text @param {Readonly<Record<string, string | number>>} values */
export const fill = (text, values) => text.replace(/\{(\w+)\}/g, (_, name) => String(values[name] ?? ''))

/** @param {number} value */
export const percent = value => new Intl.NumberFormat(current, { style: 'percent' }).format(value)

/** @param {number} value */
export const decimal = value =>
  new Intl.NumberFormat(current, { minimumFractionDigits: 2, maximumFractionDigits: 2 }).format(value)

/** Puts the page's fixed texts into the current language. */
const translate = () => {
  document.documentElement.lang = current
  document.title = words().title
  for (const element of document.querySelectorAll('[data-text]'))
    element.textContent = textOf(element.getAttribute('data-text'))
  for (const element of document.querySelectorAll('[data-label]'))
    element.setAttribute('aria-label', textOf(element.getAttribute('data-label')))
  for (const button of document.querySelectorAll('[data-language]'))
    button.setAttribute('aria-pressed', String(button.getAttribute('data-language') === current))
}

/** @param {string | null} name */
const textOf = name => {
  const text = Object.entries(words()).find(([known]) => known === name)?.[1]
  return typeof text === 'string' ? text : ''
}

/** Uses the reader's language and follows when they switch. @param {() => void} onSwitch */
export const startLanguage = onSwitch => {
  for (const button of document.querySelectorAll('[data-language]'))
    button.addEventListener('click', () => {
      const chosen = button.getAttribute('data-language')
      if (!isLanguage(chosen) || chosen === current) return
      current = chosen
      sessionStorage.setItem('language', chosen)
      translate()
      onSwitch()
    })
  translate()
}
