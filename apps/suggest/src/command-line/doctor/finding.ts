/** A `note` is good to know and needs no fix. */
export type Finding = {
  readonly state: 'well' | 'note' | 'wrong'
  readonly about: string
  readonly text: string
}

const marks = { well: '✓', note: '•', wrong: '✗' } as const

export const well = (about: string, text: string): Finding => ({ state: 'well', about, text })
export const note = (about: string, text: string): Finding => ({ state: 'note', about, text })
export const wrong = (about: string, text: string): Finding => ({ state: 'wrong', about, text })

export const isSound = ({ state }: Finding): boolean => state !== 'wrong'

export const tell = ({ state, about, text }: Finding): string =>
  `${marks[state]} ${about.padEnd(9)} ${text.replaceAll('\n', `\n${' '.repeat(12)}`)}`
