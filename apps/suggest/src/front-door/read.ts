import { type Fault, fault, type Place } from './fault.ts'

/** The part of JSON Schema that our own schemas use. */
export type Shape = {
  readonly type?: string
  readonly anyOf?: readonly Shape[]
  readonly enum?: readonly string[]
  readonly properties?: Readonly<Record<string, Shape>>
  readonly required?: readonly string[]
  readonly items?: Shape
  readonly minimum?: number
  readonly maximum?: number
  readonly maxLength?: number
  readonly maxItems?: number
}

/** Reads a value at a path and adds its faults to the list. */
type Reader = (value: unknown, place: Place, faults: Fault[]) => unknown

/**
 * Compiles a schema into a reader that drops unknown fields and reports every fault with its path. The value is valid
 * only if no fault was added.
 */
export const readerOf = (shape: Shape): Reader => {
  const readPart = partReaderOf(shape)
  return (value, place, faults) => readPart(value, { place: [...place], faults })
}

/** One mutable path for all values: most of them are valid and never need it. */
type Reading = { readonly place: (string | number)[]; readonly faults: Fault[] }
type PartReader = (value: unknown, reading: Reading) => unknown

const note = ({ place, faults }: Reading, type: string, msg: string): undefined =>
  void faults.push(fault([...place], type, msg))

const partReaderOf = (shape: Shape): PartReader => {
  const inner = shape.anyOf?.find(({ type }) => type !== 'null')
  if (inner) return orNull(partReaderOf(inner))
  if (shape.enum) return enumReader(shape.enum)
  const make = makers[shape.type ?? '']
  if (!make) throw new TypeError(`no reader for ${JSON.stringify(shape)}`)
  return make(shape)
}

const orNull =
  (readPart: PartReader): PartReader =>
  (value, reading) =>
    value === null ? null : readPart(value, reading)

const integerReader =
  ({ minimum = -Infinity, maximum = Infinity }: Shape): PartReader =>
  (value, reading) => {
    if (typeof value === 'string')
      return note(reading, 'int_parsing', 'Input should be a valid integer, unable to parse string as an integer')
    if (typeof value !== 'number') return note(reading, 'int_type', 'Input should be a valid integer')
    if (value > maximum) return note(reading, 'less_than_equal', `Input should be less than or equal to ${maximum}`)
    if (value < minimum)
      return note(reading, 'greater_than_equal', `Input should be greater than or equal to ${minimum}`)
    if (!Number.isInteger(value))
      return note(reading, 'int_from_float', 'Input should be a valid integer, got a number with a fractional part')
    return value === 0 ? 0 : value
  }

const stringReader =
  ({ maxLength = Infinity }: Shape): PartReader =>
  (value, reading) => {
    if (typeof value !== 'string') return note(reading, 'string_type', 'Input should be a valid string')
    if (!value.isWellFormed() || value.includes('\0')) {
      const msg = 'Input should be a valid string, without NUL characters and lone surrogates'
      return note(reading, 'string_unicode', msg)
    }
    if (value.length > maxLength && (value.length > 2 * maxLength || Array.from(value).length > maxLength))
      return note(reading, 'string_too_long', `String should have at most ${maxLength} characters`)
    return value
  }

const booleanReader = (): PartReader => (value, reading) => {
  if (typeof value === 'boolean') return value
  if (typeof value !== 'string') return note(reading, 'bool_type', 'Input should be a valid boolean')
  return note(reading, 'bool_parsing', 'Input should be a valid boolean, unable to interpret input')
}

const enumReader = (allowed: readonly string[]): PartReader => {
  const names = allowed.map(name => `'${name}'`).join(' or ')
  return (value, reading) =>
    typeof value === 'string' && allowed.includes(value) ? value : note(reading, 'enum', `Input should be ${names}`)
}

const listReader = ({ items = {}, maxItems = Infinity }: Shape): PartReader => {
  const readItem = partReaderOf(items)
  return (value, reading) => {
    if (!Array.isArray(value)) return note(reading, 'list_type', 'Input should be a valid list')
    if (value.length > maxItems) {
      const msg = `List should have at most ${maxItems} items after validation, not ${value.length}`
      return note(reading, 'too_long', msg)
    }
    return value.map((item, index) => readAt(index, readItem, item, reading))
  }
}

const modelReader = ({ properties = {}, required = [] }: Shape): PartReader => {
  const fields = Object.entries(properties).map(([name, shape]) => ({
    name,
    readField: partReaderOf(shape),
    isRequired: required.includes(name),
  }))
  return (value, reading) => {
    if (typeof value !== 'object' || value === null || Array.isArray(value)) {
      const msg = 'Input should be a valid dictionary or object to extract fields from'
      return note(reading, 'model_attributes_type', msg)
    }
    const given = value as Readonly<Record<string, unknown>>
    const model: Record<string, unknown> = {}
    for (const { name, readField, isRequired } of fields) {
      if (Object.hasOwn(given, name)) model[name] = readAt(name, readField, given[name], reading)
      else if (isRequired) readAt(name, missing, undefined, reading)
    }
    return model
  }
}

const missing: PartReader = (_, reading) => note(reading, 'missing', 'Field required')

const readAt = (key: string | number, readPart: PartReader, value: unknown, reading: Reading): unknown => {
  reading.place.push(key)
  const read = readPart(value, reading)
  reading.place.pop()
  return read
}

const makers: Readonly<Record<string, (shape: Shape) => PartReader>> = {
  integer: integerReader,
  string: stringReader,
  boolean: booleanReader,
  array: listReader,
  object: modelReader,
}
