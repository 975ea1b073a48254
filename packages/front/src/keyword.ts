import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'

/** A rule for texts beyond JSON Schema. It stays in the API description as an extension. */
export type Keyword = {
  readonly keyword: `x-${string}`
  /** The code of its fault. */
  readonly code: string
  /** What is wrong with a text, as `must …`; `value` is the keyword's value in the schema. */
  readonly faultOf: (text: string, value: unknown) => string | undefined
}

export const definitionOf = ({ keyword, code, faultOf }: Keyword): FuncKeywordDefinition => {
  const validate: SchemaValidateFunction = (value: unknown, text: string) => {
    const message = faultOf(text, value)
    validate.errors = message === undefined ? [] : [{ keyword: code, message, params: {} }]
    return message === undefined
  }
  return { keyword, type: 'string', validate }
}
