/**
 * Creates an element. Children are text or elements, never markup, because a title can contain anything.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string | number | boolean | EventListener>>} [attributes] a function listens, true sets, false leaves out
 * @param {...(Node | string)} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export const element = (tag, attributes = {}, ...children) => {
  const made = document.createElement(tag)
  for (const [name, value] of Object.entries(attributes))
    if (typeof value === 'function') made.addEventListener(name, value)
    else if (value !== false) made.setAttribute(name, value === true ? '' : String(value))
  made.append(...children)
  return made
}

/**
 * A bare number with a tooltip and a label that explain it.
 * @param {string} kind
 * @param {string} number
 * @param {string} meaning
 */
export const figure = (kind, number, meaning) =>
  element(
    'span',
    { class: kind },
    element('span', { 'aria-hidden': 'true', title: meaning }, number),
    element('span', { class: 'unseen' }, meaning),
  )

/**
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Readonly<Record<string, string | number>>} [attributes]
 * @param {...Node} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export const drawing = (tag, attributes = {}, ...children) => {
  const made = document.createElementNS('http://www.w3.org/2000/svg', tag)
  for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, String(value))
  made.append(...children)
  return made
}

/** Finds an element of the page's HTML. @param {string} id */
export const byId = id => {
  const found = document.getElementById(id)
  if (!found) throw new Error(`The page holds no #${id}.`)
  return found
}

/** @param {string} id @returns {HTMLInputElement} */
export const inputById = id => {
  const found = byId(id)
  if (!(found instanceof HTMLInputElement)) throw new Error(`#${id} is no input.`)
  return found
}
