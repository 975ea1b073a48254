import { parseArgs } from 'node:util'

/** Parses the command line; refuses an unknown part or engine. */
export const readOptions = (parts: readonly string[]) => {
  const { values } = parseArgs({
    options: {
      quick: { type: 'boolean', default: false },
      only: { type: 'string', multiple: true, default: [...parts] },
      engine: { type: 'string' },
      size: { type: 'string', default: '10000' },
    },
  })
  const isAsked = (engine: string) => engine.toLowerCase() === (values.engine ?? engine).toLowerCase()
  const unknown = [
    ...values.only.filter(name => !parts.includes(name)),
    ...(['PGlite', 'PostgreSQL'].some(isAsked) ? [] : [values.engine]),
  ]
  if (unknown.length > 0)
    throw new Error(`${unknown.join(', ')} is not known. Parts: ${parts.join(', ')}. Engines: pglite, postgresql.`)
  const size = Number(values.size)
  if (!Number.isSafeInteger(size) || size < 1)
    throw new Error(`--size is a number of competencies, not ${values.size}.`)
  return { size, isQuick: values.quick, only: values.only, isAsked }
}
