/** Readable addresses: `?location=GARCHING&location=MUNICH`. */
export type RawSearch = Readonly<Record<string, unknown>>

export const parseSearch = (search: string): Record<string, string | string[]> => {
  const parameters = new URLSearchParams(search)
  return Object.fromEntries(
    [...new Set(parameters.keys())].map(name => {
      const values = parameters.getAll(name)
      return [name, values.length > 1 ? values : (values[0] ?? '')]
    }),
  )
}

export const stringifySearch = (search: RawSearch): string => {
  const written = new URLSearchParams()
  for (const [name, value] of Object.entries(search))
    for (const each of Array.isArray(value) ? value : [value])
      if (each !== undefined && each !== null && each !== '') written.append(name, String(each))
  const text = written.toString()
  return text === '' ? '' : `?${text}`
}

/**
 * For `validateSearch` and for requests: drops what it does not understand, since anybody can write anything into an
 * address.
 */
export const textIn = (raw: RawSearch, name: string): string | undefined => {
  const value = raw[name]
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' && first !== '' ? first : undefined
}

export const textsIn = (raw: RawSearch, name: string): readonly string[] | undefined => {
  const value = raw[name]
  const texts = (Array.isArray(value) ? value : [value]).filter(each => typeof each === 'string' && each !== '')
  return texts.length > 0 ? texts : undefined
}

export const oneOfIn = <const Known extends string>(
  raw: RawSearch,
  name: string,
  known: readonly Known[],
): Known | undefined => known.find(each => each === textIn(raw, name))
