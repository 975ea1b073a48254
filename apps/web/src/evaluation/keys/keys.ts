import type words from './words.en.ts'

export type KeyboardPage = 'table' | 'reader'
type Key = {
  readonly keys: readonly string[]
  readonly does: Exclude<keyof (typeof words)['keys'], 'title' | 'switch' | 'switchHint'>
}

/** Most used first. */
export const keysOf: Readonly<Record<KeyboardPage, readonly Key[]>> = {
  table: [
    { keys: ['J', 'K'], does: 'line' },
    { keys: ['O', 'Enter'], does: 'openLine' },
    { keys: ['X'], does: 'tick' },
    { keys: ['/'], does: 'search' },
    { keys: ['?'], does: 'help' },
  ],
  reader: [
    { keys: ['J', 'K'], does: 'walk' },
    { keys: ['1', '…', '5'], does: 'rate' },
    { keys: ['C'], does: 'comment' },
    { keys: ['A'], does: 'accept' },
    { keys: ['R'], does: 'reject' },
    { keys: ['Z'], does: 'undo' },
    { keys: ['S'], does: 'shortlist' },
    { keys: ['['], does: 'sectionBack' },
    { keys: [']'], does: 'sectionNext' },
    { keys: ['Esc'], does: 'leave' },
    { keys: ['?'], does: 'help' },
  ],
}
