import { Ajv, type ErrorObject, type ValidateFunction } from 'ajv'
import formats from 'ajv-formats'
import { IsDate, IsDateTime, IsEmail, IsUuid } from 'typebox/format'
import { definitionOf, type Keyword } from './keyword.ts'

/**
 * Formats that other systems accept too: no `urn:uuid:`, no year 0, no offset beyond any real time zone; no e-mail
 * address with quotes, a numeric host, or a longer local part than mail servers know.
 */
const usable = {
  uuid: IsUuid,
  email: (text: string) => text.indexOf('@') <= 64 && !/["[]/.test(text) && IsEmail(text),
  date: (text: string) => !text.startsWith('0000') && IsDate(text),
  'date-time': (text: string) =>
    !text.startsWith('0000') && /([Zz]|[+-](0\d|1[0-5]):\d\d)$/.test(text) && IsDateTime(text),
} as const

const readers = (coerceTypes: boolean, keywords: readonly Keyword[]) => {
  const ajv = new Ajv({ allErrors: true, coerceTypes, useDefaults: true, strict: false, verbose: true })
  formats.default(ajv)
  for (const [name, isRight] of Object.entries(usable)) ajv.addFormat(name, isRight)
  for (const keyword of keywords) ajv.addKeyword(definitionOf(keyword))
  return ajv
}

type Compilation = { readonly schema: object; readonly httpPart?: string }
type Checked = { readonly value: unknown } | { readonly error: ErrorObject[] }

/**
 * Names every fault at once. Bodies are not coerced; paths and queries are text, so their numbers are. Compiled on
 * first use: a service with many operations starts at once.
 */
export const validatorWith = (keywords: readonly Keyword[]) => {
  const exact = readers(false, keywords)
  const fromText = readers(true, keywords)
  return ({ schema, httpPart }: Compilation) => {
    let compiled: ValidateFunction | undefined
    return (data: unknown): Checked => {
      compiled ??= (httpPart === 'body' ? exact : fromText).compile(schema)
      return compiled(data) ? { value: data } : { error: compiled.errors ?? [] }
    }
  }
}

export const validatorCompiler = validatorWith([])
