import type { MouseEvent } from 'react'

/** What does something of its own when it is clicked. */
const own = 'a, button, input, label, select, textarea, [role=button], [role=menuitem]'

/** Opens a row of a list by a click anywhere in it, as a click on its link `data-opens` would: also in a new tab. */
export const openRow = (event: MouseEvent): void => {
  const { target, ctrlKey, metaKey, shiftKey } = event
  if (!(target instanceof Element) || target.closest(own)) return
  // Words that someone marks to copy them are no click.
  if (getSelection()?.isCollapsed === false) return
  const link = target.closest('tr, li')?.querySelector('a[data-opens]')
  link?.dispatchEvent(
    new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
  )
}
