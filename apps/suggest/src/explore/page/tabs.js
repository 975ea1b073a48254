import { byId, element } from './element.js'
import { words } from './words/language.js'

/** @typedef {'graph' | 'relations' | 'competencies' | 'health'} View */
/** @type {readonly View[]} */
const views = ['graph', 'relations', 'competencies', 'health']

/** @type {View} */
let current = 'graph'

const root = byId('views')

/** @param {View} view */
export const openView = view => {
  current = view
  for (const name of views) {
    byId(`view-${name}`).hidden = name !== view
    const tab = byId(`tab-${name}`)
    tab.setAttribute('aria-selected', String(name === view))
    tab.tabIndex = name === view ? 0 : -1
  }
  byId('legend').hidden = view === 'competencies' || view === 'health'
}

/**
 * Shows the views of a course as tabs. Arrow keys cycle, Home and End go to the first and the last.
 * @param {Readonly<Record<View, number | undefined>>} counts
 */
export const showTabs = counts => {
  root.replaceChildren(
    ...views.map(name =>
      element(
        'button',
        {
          type: 'button',
          role: 'tab',
          id: `tab-${name}`,
          'aria-controls': `view-${name}`,
          click: () => openView(name),
        },
        counts[name] === undefined ? words()[name] : `${words()[name]} (${counts[name]})`,
      ),
    ),
  )
  openView(current)
}

root.addEventListener('keydown', event => {
  const at = views.indexOf(current)
  const wanted = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key]
  if (wanted === undefined) return
  event.preventDefault()
  openView(views.at(wanted % views.length) ?? 'graph')
  byId(`tab-${current}`).focus()
})
