/** What the door asks of an engine: hand out one session at a time, or several. */
export type Engine = {
  readonly name: 'pglite' | 'postgres'
  /** One that is urgent does not wait behind the others. */
  acquire(isUrgent?: boolean): Promise<Session>
  /** Waits for sessions handed out, then lets go of everything. */
  close(): Promise<void>
}

/** One connection, held by one caller until released. */
export type Session = {
  /** Without parameters the text may hold several statements; the last one's reply counts. */
  run(text: string, parameters: readonly (string | Buffer | null)[]): Promise<Reply>
  release(discard: boolean): void
}

export type Reply = {
  readonly rows: readonly unknown[]
  readonly command: string
  readonly count: number
}
