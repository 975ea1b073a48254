import { useKeys } from '../keys/use-keys.ts'

const links = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-application]')]

/** The row that has the focus. */
const current = (): HTMLElement | undefined => {
  const here = document.activeElement?.closest('tr, li')
  return here?.querySelector<HTMLElement>('[data-application]') ?? undefined
}

const walk = (step: 1 | -1): void => {
  const all = links()
  const here = current()
  const next = all[here === undefined ? 0 : all.indexOf(here) + step]
  next?.focus()
  next?.scrollIntoView({ block: 'nearest' })
}

/** J and K move between rows, X selects one, O opens it. */
export const useTableKeys = (toggle: (applicationId: string) => void, showKeys: () => void): void => {
  const tick = (): void => {
    const id = current()?.dataset['application']
    if (id !== undefined) toggle(id)
  }
  useKeys({
    j: () => walk(1),
    k: () => walk(-1),
    o: () => (current() ?? links()[0])?.click(),
    x: tick,
    '?': showKeys,
  })
}
