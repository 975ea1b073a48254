import { isUtf8 } from 'node:buffer'
import { type Server, validatorWith } from '@kolleg/front'
import type { SchemaFault } from '@kolleg/problems'
import { Type } from 'typebox'
import { listKeywords } from '../lists/keywords.ts'
import { problem } from '../problems.ts'
import { makeVisible } from '../text/visible-text.ts'
import { visible } from './visible.ts'

const noQuery = Type.Object({}, { additionalProperties: false })

/**
 * Rules for the input of every operation: no unknown query parameter, no text that a database would change, and none
 * with characters that reverse its direction.
 */
export const addStrictness = (app: Server): void => {
  app.addHook('onRoute', route => {
    if (route.url.startsWith('/api/')) route.schema = { querystring: noQuery, ...route.schema }
  })
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  // As bytes: a parser of strings would silently replace whatever is not UTF-8.
  app.addContentTypeParser<Buffer>('application/json', { parseAs: 'buffer' }, (request, body, done) => {
    // Requests without a payload may still have a content type.
    if (body.length === 0) done(null, undefined)
    else if (isUtf8(body)) void parse(request, body.toString(), done)
    else done(problem('VALIDATION_FAILED', { detail: 'The body is not UTF-8, as JSON has to be.' }))
  })
  const compile = validatorWith([...listKeywords, visible])
  app.setValidatorCompiler(schema => {
    const check = compile(schema)
    return (given: unknown) => {
      const data = schema.httpPart === 'headers' ? given : makeVisible(given, deepest)
      const checked = check(data)
      const known: readonly SchemaFault[] = 'error' in checked ? checked.error : []
      const paths = new Set(known.map(({ instancePath }) => instancePath))
      const more = unstorable(data).filter(({ instancePath }) => !paths.has(instancePath))
      const faults = [...known, ...more]
      return faults.length === 0 ? { value: data } : { error: faults as never }
    }
  })
}

/** A database cannot store lone surrogates and NUL. */
const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

const fault = (instancePath: string): SchemaFault => ({ keyword: 'text', instancePath })

/** Deeper than any of our forms. Endless nesting would exhaust whatever walks through it. */
const deepest = 32

/** The paths are put together only where a fault is: a body may have hundreds of thousands of values. */
const unstorable = (given: unknown): SchemaFault[] => {
  const faults: SchemaFault[] = []
  const names: string[] = []
  const path = (): string => names.map(name => `/${name.replaceAll('~', '~0').replaceAll('/', '~1')}`).join('')
  const walk = (value: unknown): void => {
    if (typeof value === 'string') {
      if (!isStorable(value)) faults.push(fault(path()))
    } else if (typeof value !== 'object' || value === null || Buffer.isBuffer(value)) return
    else if (names.length === deepest)
      faults.push({ keyword: 'depth', instancePath: path(), message: 'must not be nested that deeply' })
    else
      for (const name of Object.keys(value)) {
        if (!isStorable(name)) faults.push(fault(path()))
        names.push(name)
        walk(Reflect.get(value, name))
        names.pop()
      }
  }
  walk(given)
  return faults
}
