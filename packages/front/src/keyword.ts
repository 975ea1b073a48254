import type { FuncKeywordDefinition, SchemaValidateFunction } from 'ajv'

/** A rule for texts that JSON Schema has no word for. As an extension it stays in the description of the service. */
export type Keyword = {
  readonly keyword: `x-${string}`
  /** What its fault is called. */
  readonly code: string
  /** What is wrong with a text, as `must …`; `value` is what the schema says under the keyword. */
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
