import { parse } from 'postgres-array'

/**
 * The same conversion of values on both engines. Reading: int8 is a number if safe, else a bigint; timestamptz a Date;
 * bytea a Buffer; json parsed; date, timestamp, time, interval, numeric, uuid, vector and everything else is
 * PostgreSQL's text.
 */
type Read = (text: string) => unknown

const integer: Read = text => {
  const number = Number(text)
  return Number.isSafeInteger(number) ? number : BigInt(text)
}
const instant: Read = text => {
  if (text === 'infinity') return Number.POSITIVE_INFINITY
  if (text === '-infinity') return Number.NEGATIVE_INFINITY
  // '2026-11-15 09:00:00.123456+00' → ISO 8601; five-digit years need the expanded form.
  const iso = text.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00')
  return new Date(/^\d{5,}/.test(iso) ? `+${iso.padStart(iso.length + 6 - iso.indexOf('-'), '0')}` : iso)
}
const bytes: Read = text => Buffer.from(text.slice(2), 'hex')
const truth: Read = text => text === 't'
const json: Read = text => JSON.parse(text)
const plain: Read = text => text

/** Type, array type and reader; the numbers are fixed in PostgreSQL's catalogue. */
const types: readonly (readonly [oid: number, arrayOid: number, read: Read])[] = [
  [16, 1000, truth],
  [17, 1001, bytes],
  [20, 1016, integer],
  [21, 1005, Number],
  [23, 1007, Number],
  [26, 1028, Number],
  [114, 199, json],
  [3802, 3807, json],
  [700, 1021, Number],
  [701, 1022, Number],
  [1184, 1185, instant],
  ...(
    [
      [19, 1003],
      [25, 1009],
      [1042, 1014],
      [1043, 1015],
      [1082, 1182],
      [1083, 1183],
      [1114, 1115],
      [1186, 1187],
      [1700, 1231],
      [2950, 2951],
    ] as const
  ).map(([oid, arrayOid]) => [oid, arrayOid, plain] as const),
]

export const readers: Readonly<Record<number, Read>> = Object.fromEntries(
  types.flatMap(([oid, arrayOid, read]) => [
    [oid, read],
    [arrayOid, (text: string) => parse(text, read)],
  ]),
)

/**
 * Arrays become PostgreSQL arrays; for json and jsonb pass an object or JSON.stringify the array. Bytes and floats are
 * sent in binary: as text they would be two to five times as long and slow to convert.
 */
export function write(value: unknown): string | Buffer | null {
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  return value instanceof Float32Array ? reals(value) : written(value)
}

function written(value: unknown): string | null {
  if (value === null || value === undefined) return null
  if (typeof value === 'string') return value
  if (value instanceof Date) return value.toISOString()
  if (value instanceof Uint8Array) return `\\x${Buffer.from(value).toString('hex')}`
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  if (typeof value === 'object') return JSON.stringify(value)
  if (Object.is(value, -0)) return '-0'
  if (typeof value === 'number' || typeof value === 'bigint' || typeof value === 'boolean') return String(value)
  throw new TypeError(`A ${typeof value} cannot be stored.`)
}

function element(value: unknown): string {
  if (Array.isArray(value)) return `{${value.map(element).join(',')}}`
  const text = written(value)
  return text === null ? 'NULL' : `"${text.replaceAll(/["\\]/g, '\\$&')}"`
}

const realOid = 700

/** PostgreSQL's binary `real[]`: dimensions, nulls, type, length and lower bound, then each number after its length. */
function reals(numbers: Float32Array): Buffer {
  const header = numbers.length > 0 ? [1, 0, realOid, numbers.length, 1] : [0, 0, realOid]
  const view = new DataView(new ArrayBuffer(4 * header.length + 8 * numbers.length))
  let at = 0
  for (const part of header) {
    view.setInt32(at, part)
    at += 4
  }
  for (const number of numbers) {
    view.setInt32(at, 4)
    view.setFloat32(at + 4, number)
    at += 8
  }
  return Buffer.from(view.buffer)
}
