/** Scrolls to a part of the dossier and focuses it. */
export const jumpTo = (part: HTMLElement | null | undefined): void => {
  part?.scrollIntoView({ block: 'start' })
  part?.focus({ preventScroll: true })
}

const slackPx = 12

/** Jumps to the next or previous part from the one in view. */
export const jumpBy = (step: 1 | -1): void => {
  const parts = [...document.querySelectorAll<HTMLElement>('[data-part]')]
  const top = Math.max(0, parts[0]?.closest('[data-scrolls]')?.getBoundingClientRect().top ?? 0)
  const placed = parts.map(part => ({ part, at: part.getBoundingClientRect().top - top - part.offsetHeight }))
  const next = step === 1 ? placed.find(({ at }) => at > slackPx * 4) : placed.findLast(({ at }) => at < -slackPx * 4)
  jumpTo(next?.part)
}
