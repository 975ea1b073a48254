import { createValue, useValue } from './value.ts'

const kept = 'kolleg.keys'

/**
 * Single-key shortcuts, off by default and stored in this browser: speech input or a hand on the keyboard would trigger
 * them.
 */
export const singleKeys = createValue(localStorage.getItem(kept) === 'on')

export const switchSingleKeys = (isOn: boolean): void => {
  localStorage.setItem(kept, isOn ? 'on' : 'off')
  singleKeys.set(isOn)
}

/** The key for `aria-keyshortcuts` and hints, while shortcuts are on. */
export const useShortcut = (): ((key: string) => string | undefined) => {
  const isOn = useValue(singleKeys)
  return key => (isOn ? key : undefined)
}
