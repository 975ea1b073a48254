import { byId, element } from './element.js'
import { words } from './words/language.js'

const place = byId('said')
let textOf = () => ''
/** @type {(() => void) | undefined} */
let undo

const show = () => {
  const text = textOf()
  if (text === '') return place.replaceChildren()
  const { undo: undoText, close } = words()
  place.replaceChildren(
    element('span', {}, text),
    ...(undo
      ? [element('button', { type: 'button', 'aria-keyshortcuts': 'Control+Z Meta+Z', click: takeBack }, undoText)]
      : []),
    element('button', { type: 'button', class: 'close', 'aria-label': close, title: close, click: hush }, '×'),
  )
}

const takeBack = () => {
  const act = undo
  undo = undefined
  act?.()
}

/** Says what was done, with a way to take it back. @param {() => string} text @param {() => void} [onUndo] */
export const say = (text, onUndo) => {
  textOf = text
  undo = onUndo
  show()
}

export const hush = () => say(() => '')

/** Says it again in the current language. */
export const sayAgain = show

document.addEventListener('keydown', event => {
  const isTyping = event.target instanceof HTMLInputElement || event.target instanceof HTMLTextAreaElement
  if (!undo || isTyping || event.key !== 'z' || event.shiftKey || !(event.ctrlKey || event.metaKey)) return
  event.preventDefault()
  takeBack()
})
