/** What is asked of a model: what it should do, and the material it should do it with. */
export type Prompt = {
  readonly instructions: string
  readonly material: string
  readonly mostTokens: number
}

/** The port: words as they come. It ends when the answer is whole, and throws an AiFailure otherwise. */
export type Ai = {
  readonly write: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}
