import { Type } from 'typebox'

/** What a request may hold. Going over one of these is an error that names it; nothing is ever cut off silently. */
export const limits = {
  competenciesInSave: 1_000,
  titleCharacters: 1_000,
  descriptionCharacters: 20_000,
  /** Of a body, unknown fields included. */
  nesting: 100,
  values: 50_000,
} as const

/** A JSON integer that survives every client's arithmetic. */
export const Integer = (description: string, example?: number) =>
  Type.Integer({
    description,
    format: 'int64',
    ...(example !== undefined && { examples: [example] }),
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  })
