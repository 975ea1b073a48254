import { createValue, useValue } from './value.ts'

const kept = 'kolleg.keys'

/**
 * Whether single keys act on a page; off until someone switches them on, and kept in this browser. Who speaks to the
 * computer, or rests a hand on the keyboard, would set them off unawares.
 */
export const singleKeys = createValue(localStorage.getItem(kept) === 'on')

export const switchSingleKeys = (isOn: boolean): void => {
  localStorage.setItem(kept, isOn ? 'on' : 'off')
  singleKeys.set(isOn)
}

/** The key as `aria-keyshortcuts` and hints name it, while it acts. */
export const useShortcut = (): ((key: string) => string | undefined) => {
  const isOn = useValue(singleKeys)
  return key => (isOn ? key : undefined)
}
