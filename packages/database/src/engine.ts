/** An engine hands out one session at a time, or several. */
export type Engine = {
  readonly name: 'pglite' | 'postgres'
  /** Urgent sessions do not queue behind others. */
  acquire(isUrgent?: boolean): Promise<Session>
  /** Waits for open sessions, then releases everything. */
  close(): Promise<void>
}

/** One connection, owned by one caller until released. */
export type Session = {
  /** Without parameters the text may hold several statements; the last reply counts. */
  run(text: string, parameters: readonly (string | Buffer | null)[]): Promise<Reply>
  release(discard: boolean): void
}

export type Reply = {
  readonly rows: readonly unknown[]
  readonly command: string
  readonly count: number
}
