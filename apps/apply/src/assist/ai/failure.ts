/** Why there is no answer, in words that hold neither the question nor credentials. */
export class AiFailure extends Error {
  override readonly name = 'AiFailure'
  /** Another attempt may end better. */
  readonly passes: boolean

  constructor(sentence: string, passes: boolean, cause?: unknown) {
    super(sentence, cause === undefined ? undefined : { cause })
    this.passes = passes
  }
}
