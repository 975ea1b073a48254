/** A start that cannot go on, for a reason a person can mend. Its message is one sentence that says how. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}
