import { Refusal } from '@kolleg/config'
import { EmbeddingError } from '../embedding/embedder.ts'

/** Its message is a sentence that says what to do. */
export const isForPeople = (error: unknown): error is Refusal | EmbeddingError =>
  error instanceof Refusal || error instanceof EmbeddingError

/** What an error says to people: its sentence, and what is beneath it where that tells more. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
