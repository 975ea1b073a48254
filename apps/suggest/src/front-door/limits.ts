import { Type } from 'typebox'

/** The limits of a request. Exceeding one is an error that names it; nothing is ever truncated silently. */
export const limits = {
  competenciesInSave: 1_000,
  titleCharacters: 1_000,
  descriptionCharacters: 20_000,
  identifierCharacters: 2_000,
  /** Bytes of a body, including unknown fields. */
  nesting: 100,
  values: 50_000,
} as const

/** An integer that every JSON client represents exactly. */
export const Integer = (description: string, example?: number) =>
  Type.Integer({
    description,
    format: 'int64',
    ...(example !== undefined && { examples: [example] }),
    minimum: Number.MIN_SAFE_INTEGER,
    maximum: Number.MAX_SAFE_INTEGER,
  })
