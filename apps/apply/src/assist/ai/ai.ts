/** A request to a model: the instruction, and the material. */
export type Prompt = {
  readonly instructions: string
  readonly material: string
  readonly mostTokens: number
}

/** The port: streams the answer. It ends when the answer is complete, and throws an AiFailure otherwise. */
export type Ai = {
  readonly write: (prompt: Prompt, signal: AbortSignal) => AsyncIterable<string>
}
