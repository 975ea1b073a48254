import { Refusal } from '@kolleg/config'
import { EmbeddingError } from '../embedding/embedder.ts'

/** The message of such an error already says what to do. */
export const isForPeople = (error: unknown): error is Refusal | EmbeddingError =>
  error instanceof Refusal || error instanceof EmbeddingError

/** The reason to show to people. */
export const reasonOf = (error: unknown): string => {
  if (error instanceof AggregateError) return error.errors.map(reasonOf).join('; ')
  if (!(error instanceof Error)) return String(error)
  return error.message || ('code' in error ? String(error.code) : error.name)
}
