/** The service cannot start, for a reason that a person can mend. The message is one sentence that says how. */
export class Refusal extends Error {
  override readonly name: string = 'Refusal'
}
