/** Why there is no answer, in words that hold neither the question nor credentials. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure'
  /** Another attempt may end better. */
  readonly passes: boolean
  /** The service has said when it wants to be asked again. */
  readonly retryAfterSeconds: number | undefined

  constructor(sentence: string, passes: boolean, cause?: unknown, retryAfterSeconds?: number) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.passes = passes
    this.retryAfterSeconds = retryAfterSeconds
  }
}
