/** One environment variable: its parser, its default and its documentation. */
export type Setting<Value> = {
  readonly about: string
  readonly accepts: string
  readonly fallback: Value
  readonly secret: boolean
  /** Returns the value, or throws an Error that says what is accepted. */
  readonly parse: (text: string) => Value
}

type Documentation<Value> = { readonly about: string; readonly fallback: Value; readonly secret?: boolean }

const setting = <Value>(
  options: Documentation<Value>,
  accepts: string,
  parse: (text: string) => Value | undefined,
): Setting<Value> => ({
  about: options.about,
  accepts,
  fallback: options.fallback,
  secret: options.secret ?? false,
  parse: text => {
    const value = parse(text)
    if (value === undefined) throw new Error(`must be ${accepts}`)
    return value
  },
})

export const text = <Fallback extends string | undefined>(
  options: Documentation<Fallback>,
): Setting<string | Fallback> => setting<string | Fallback>(options, 'a text', value => value)

export const number = <Fallback extends number | undefined>(
  options: Documentation<Fallback> & { readonly from: number; readonly to: number; readonly whole?: boolean },
): Setting<number | Fallback> => {
  const { from, to, whole = true } = options
  return setting<number | Fallback>(options, `a ${whole ? 'whole ' : ''}number from ${from} to ${to}`, value => {
    const read = /^[+-]?\d+(\.\d+)?$/.test(value) ? Number(value) : Number.NaN
    return read >= from && read <= to && (!whole || Number.isInteger(read)) ? read : undefined
  })
}

export const port = (options: Documentation<number>): Setting<number> => number({ ...options, from: 0, to: 65_535 })

export const oneOf = <const Value extends string, Fallback extends Value | undefined>(
  values: readonly Value[],
  options: Documentation<Fallback>,
): Setting<Value | Fallback> =>
  setting<Value | Fallback>(options, `one of ${values.join(', ')}`, value => values.find(known => known === value))

export const onOff = (options: Documentation<boolean>): Setting<boolean> =>
  setting(options, 'on or off', value => (value === 'on' ? true : value === 'off' ? false : undefined))

export const url = <Fallback extends string | undefined>(
  options: Documentation<Fallback> & { readonly schemes: readonly string[] },
): Setting<string | Fallback> =>
  setting<string | Fallback>(options, `an address that begins with ${options.schemes.join(' or ')}`, value =>
    options.schemes.some(scheme => value.startsWith(scheme)) && URL.canParse(value) ? value : undefined,
  )

export const listOf = (options: Documentation<readonly string[]>): Setting<readonly string[]> =>
  setting(options, 'words separated by commas', value => value.split(',').flatMap(word => word.trim() || []))

export const jsonTexts = (options: Documentation<readonly string[]>): Setting<readonly string[]> =>
  setting(options, 'a JSON array of texts, such as ["one", "two"]', value => {
    const read: unknown = parseJson(value)
    return Array.isArray(read) && read.every(item => typeof item === 'string') ? read : undefined
  })

const parseJson = (value: string): unknown => {
  try {
    return JSON.parse(value)
  } catch {
    return undefined
  }
}
