import type { SentenceModel } from '../model/sentence-model.ts'
import type { Gate } from './gate.ts'

/** What a worker thread starts with, … */
export type Start = { readonly model: SentenceModel; readonly gate: Gate }

/** … what goes to it … */
export type Question =
  | { readonly kind: 'embed'; readonly id: number; readonly text: string }
  | { readonly kind: 'leave' }

/** … and what comes back. */
export type Answer =
  | { readonly kind: 'ready'; readonly dimensions: number }
  | { readonly kind: 'unable'; readonly reason: string }
  | { readonly kind: 'done'; readonly outcomes: readonly Outcome[] }

/** A reason is the model's refusal of one text; the thread lives on. */
export type Outcome = { readonly id: number } & ({ readonly vector: Float32Array } | { readonly reason: string })
