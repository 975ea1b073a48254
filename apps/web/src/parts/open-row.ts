import type { MouseEvent } from 'react'

/** Elements with a click behaviour of their own. */
const own = 'a, button, input, label, select, textarea, [role=button], [role=menuitem]'

/** A click anywhere in a row follows its link `data-opens`, also into a new tab. */
export const openRow = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest(own)) return
  // Selecting text is not a click.
  if (getSelection()?.isCollapsed === false) return
  const link = target.closest('tr, li')?.querySelector('a[data-opens]')
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
