const marks = ['strong', 'em', 'u', 's', 'sub', 'sup', 'code'] as const
export type Mark = (typeof marks)[number]

export type Run =
  | { readonly break: true }
  | { readonly text: string; readonly marks: readonly Mark[]; readonly href: string | null }

export const isMark = (tag: string): tag is Mark => marks.some(mark => mark === tag)

/** Collapses white space as a browser does: one space between words, none at the ends of a line. */
export const tidyRuns = (runs: readonly Run[]): readonly Run[] => {
  const tidy: Run[] = []
  let isAtBlank = true
  for (const run of runs) {
    if ('break' in run) {
      tidy.push(run)
      isAtBlank = true
      continue
    }
    const collapsed = run.text.replaceAll(/\s+/g, ' ')
    const text: string = isAtBlank ? collapsed.replace(/^ /, '') : collapsed
    if (text === '') continue
    tidy.push({ ...run, text })
    isAtBlank = text.endsWith(' ')
  }
  const first = tidy.findIndex(isShown)
  return first < 0 ? [] : tidy.slice(first, tidy.findLastIndex(isShown) + 1)
}

const isShown = (run: Run): boolean => 'text' in run && run.text.trim() !== ''
