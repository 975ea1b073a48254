import type { Interviewee, Slot } from '../queries.ts'

/** The open dialog, one at a time. */
export type OpenDialog =
  | { readonly what: 'series' }
  | { readonly what: 'change'; readonly slot: Slot }
  | { readonly what: 'assign'; readonly slotId?: string; readonly intervieweeId?: string }
  | { readonly what: 'cancel'; readonly slotId: string; readonly name: string; readonly startsAt: string }
  | { readonly what: 'invite'; readonly people: readonly Interviewee[] | 'all' }
  | { readonly what: 'add' }
