/** What goes to a worker thread … */
export type Question =
  | { readonly kind: 'embed'; readonly id: number; readonly text: string }
  | { readonly kind: 'leave' }

/** … and what comes back. A fault is the model's refusal of one text; the thread lives on. */
export type Answer =
  | { readonly kind: 'ready'; readonly dimensions: number }
  | { readonly kind: 'unable'; readonly reason: string }
  | { readonly kind: 'vector'; readonly id: number; readonly vector: Float32Array }
  | { readonly kind: 'fault'; readonly id: number; readonly reason: string }
