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

type Reading = { readonly allErrors: boolean; readonly coerceTypes: boolean }

const readers = ({ allErrors, coerceTypes }: Reading, keywords: readonly Keyword[]) => {
  const ajv = new Ajv({ allErrors, coerceTypes, useDefaults: true, strict: false, verbose: true })
  formats.default(ajv)
  for (const [name, isRight] of Object.entries(usable)) ajv.addFormat(name, isRight)
  for (const keyword of keywords) ajv.addKeyword(definitionOf(keyword))
  return ajv
}

type Compilation = { readonly schema: object; readonly httpPart?: string }
type Checked = { readonly value: unknown } | { readonly error: ErrorObject[] }

/** To name every fault of a body with more values than this could block the service for seconds. */
const mostValues = 10_000

const isVast = (data: unknown): boolean => {
  const open = [data]
  for (let count = 1; open.length > 0; ) {
    const value = open.pop()
    if (typeof value !== 'object' || value === null) continue
    const parts: readonly unknown[] = Array.isArray(value) ? value : Object.values(value)
    count += parts.length
    if (count > mostValues) return true
    for (const part of parts) open.push(part)
  }
  return false
}

/**
 * Names every fault at once, of a vast body the first. Bodies are not coerced; paths and queries are text, so their
 * numbers are. Compiled on first use: a service with many operations starts at once.
 */
export const validatorWith = (keywords: readonly Keyword[]) => {
  const exact = readers({ allErrors: true, coerceTypes: false }, keywords)
  const hasty = readers({ allErrors: false, coerceTypes: false }, keywords)
  const fromText = readers({ allErrors: true, coerceTypes: true }, keywords)
  return ({ schema, httpPart }: Compilation) => {
    const compiled = new Map<Ajv, ValidateFunction>()
    return (data: unknown): Checked => {
      const thorough = httpPart === 'body' ? exact : fromText
      const reader = thorough === exact && isVast(data) ? hasty : thorough
      const check = compiled.get(reader) ?? reader.compile(schema)
      compiled.set(reader, check)
      return check(data) ? { value: data } : { error: check.errors ?? [] }
    }
  }
}

export const validatorCompiler = validatorWith([])
