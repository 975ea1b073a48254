/** Why there is no answer. Contains neither the question nor credentials. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure'
  /** Whether another attempt may succeed. */
  readonly passes: boolean
  /** The time the service asks to wait. */
  readonly retryAfterSeconds: number | undefined

  constructor(sentence: string, passes: boolean, cause?: unknown, retryAfterSeconds?: number) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.passes = passes
    this.retryAfterSeconds = retryAfterSeconds
  }
}
