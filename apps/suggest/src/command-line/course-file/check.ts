import type { TSchema } from 'typebox'
import { type Fault, fault, type Place } from '../../front-door/fault.ts'
import { readerOf } from '../../front-door/read.ts'

/** A record as a file has it. */
export type Raw = { readonly value: unknown; readonly place: Place }

/** Validates records with the API's own schema, so that an import accepts exactly what a save accepts. */
export const checkRecords = <Record extends { readonly id: number }>(
  schema: TSchema,
  raws: readonly Raw[],
  faults: Fault[],
): Record[] => {
  const read = readerOf(schema)
  const records = raws.map(({ value, place }) => {
    const before = faults.length
    const record = read(value, place, faults)
    return faults.length > before ? undefined : (record as Record)
  })
  const seen = new Map<number, number>()
  for (const [index, record] of records.entries()) {
    const place = raws[index]?.place ?? []
    if (!record) continue
    const first = seen.get(record.id)
    if (first !== undefined) faults.push(fault([...place, 'id'], 'duplicate', `${record.id} is there twice`))
    else seen.set(record.id, index)
  }
  return records.filter(record => record !== undefined)
}
