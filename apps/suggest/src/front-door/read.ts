import { type Fault, fault, type Place } from './fault.ts'

/** The part of JSON Schema that the service's own schemas use. */
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

/**
 * Reads a value by its schema: unknown fields are left out, every fault is added to `faults` with its place.
 * The value returned is sound only when no fault was added.
 */
export const read = (shape: Shape, value: unknown, place: Place, faults: Fault[]): unknown => {
  const inner = shape.anyOf?.find(({ type }) => type !== 'null')
  if (inner) return value === null ? null : read(inner, value, place, faults)
  if (shape.enum) return readEnum(shape.enum, value, place, faults)
  return readers[shape.type ?? '']?.(shape, value, place, faults)
}

type Reader = (shape: Shape, value: unknown, place: Place, faults: Fault[]) => unknown

const readInteger: Reader = ({ minimum = -Infinity, maximum = Infinity }, value, place, faults) => {
  const wrong = (type: string, msg: string) => void faults.push(fault(place, type, msg))
  if (typeof value === 'string')
    return wrong('int_parsing', 'Input should be a valid integer, unable to parse string as an integer')
  if (typeof value !== 'number') return wrong('int_type', 'Input should be a valid integer')
  if (value > maximum) return wrong('less_than_equal', `Input should be less than or equal to ${maximum}`)
  if (value < minimum) return wrong('greater_than_equal', `Input should be greater than or equal to ${minimum}`)
  if (!Number.isInteger(value))
    return wrong('int_from_float', 'Input should be a valid integer, got a number with a fractional part')
  return value === 0 ? 0 : value
}

const readString: Reader = ({ maxLength = Infinity }, value, place, faults) => {
  if (typeof value !== 'string') return void faults.push(fault(place, 'string_type', 'Input should be a valid string'))
  if (!value.isWellFormed() || value.includes('\0')) {
    const msg = 'Input should be a valid string, without NUL characters and lone surrogates'
    return void faults.push(fault(place, 'string_unicode', msg))
  }
  if (value.length > maxLength && Array.from(value).length > maxLength)
    return void faults.push(fault(place, 'string_too_long', `String should have at most ${maxLength} characters`))
  return value
}

const readEnum = (allowed: readonly string[], value: unknown, place: Place, faults: Fault[]): unknown => {
  if (typeof value === 'string' && allowed.includes(value)) return value
  const names = allowed.map(name => `'${name}'`).join(' or ')
  return void faults.push(fault(place, 'enum', `Input should be ${names}`))
}

const readList: Reader = ({ items = {}, maxItems = Infinity }, value, place, faults) => {
  if (!Array.isArray(value)) return void faults.push(fault(place, 'list_type', 'Input should be a valid list'))
  if (value.length > maxItems) {
    const msg = `List should have at most ${maxItems} items after validation, not ${value.length}`
    return void faults.push(fault(place, 'too_long', msg))
  }
  return value.map((item, index) => read(items, item, [...place, index], faults))
}

const readModel: Reader = ({ properties = {}, required = [] }, value, place, faults) => {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const msg = 'Input should be a valid dictionary or object to extract fields from'
    return void faults.push(fault(place, 'model_attributes_type', msg))
  }
  const given = value as Readonly<Record<string, unknown>>
  const model: Record<string, unknown> = {}
  for (const [name, shape] of Object.entries(properties)) {
    if (Object.hasOwn(given, name)) model[name] = read(shape, given[name], [...place, name], faults)
    else if (required.includes(name)) faults.push(fault([...place, name], 'missing', 'Field required'))
  }
  return model
}

const readers: Readonly<Record<string, Reader>> = {
  integer: readInteger,
  string: readString,
  array: readList,
  object: readModel,
}
