import type { SentenceModel } from '../model/sentence-model.ts'
import type { Gate } from './gate.ts'

/** What a worker thread starts with. */
export type Start = { readonly model: SentenceModel; readonly gate: Gate }

/** What the pool sends to a thread. */
export type Question =
  | { readonly kind: 'embed'; readonly id: number; readonly text: string }
  | { readonly kind: 'leave' }

/** What a thread sends back. */
export type Answer =
  | { readonly kind: 'ready'; readonly dimensions: number }
  | { readonly kind: 'unable'; readonly reason: string }
  | { readonly kind: 'done'; readonly outcomes: readonly Outcome[] }

/** `reason` says why the model refused one text; the thread keeps running. */
export type Outcome = { readonly id: number } & ({ readonly vector: Float32Array } | { readonly reason: string })
