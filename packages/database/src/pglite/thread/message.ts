/** What the thread opens: the files of a durable database. */
export type Start = { readonly cluster: string }

/** A statement in PostgreSQL's protocol, or the end. */
export type Question = { readonly kind: 'exchange'; readonly question: Uint8Array } | { readonly kind: 'close' }

export type Answer =
  | { readonly kind: 'started' }
  /** PostgreSQL would not start on these files, for this reason of its own. */
  | { readonly kind: 'unable'; readonly reason: string }
  /** Part of a reply, or its end. */
  | { readonly kind: 'bytes' | 'done'; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly kind: 'failed' | 'crashed'; readonly reason: string }
