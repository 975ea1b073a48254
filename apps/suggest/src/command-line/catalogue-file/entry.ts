import { ownIdentifier } from '../../catalogues/identifier.ts'
import { type Fault, fault, type Place } from '../../front-door/fault.ts'
import type { StoredCompetency } from '../service/service.ts'

/** A competency of a catalogue, named by a UUID or a URI. */
export type Entry = {
  readonly identifier: string
  /** Where it is published, if a UUID names it. */
  readonly uri: string | null
  readonly title: string
  readonly description: string
}

/** The content of a catalogue's file. */
export type Catalogue = { readonly title: string | undefined; readonly entries: readonly Entry[] }

/** A course as a catalogue is written from it. */
export type Course = {
  readonly course_id: number
  readonly title: string | undefined
  readonly entries: readonly Entry[]
}

export const entryOf = ({ id, identifier, uri, title, description }: StoredCompetency): Entry => ({
  identifier: identifier ?? ownIdentifier(id),
  uri: uri ?? null,
  title,
  description,
})

export type Placed = { readonly entry: Entry; readonly place: Place }

/** Names the place of every entry whose identifier an earlier one has. */
export const refuseTwice = (placed: readonly Placed[], faults: Fault[]): void => {
  const seen = new Set<string>()
  for (const { entry, place } of placed) {
    if (seen.has(entry.identifier)) faults.push(fault(place, 'duplicate', `${entry.identifier} is there twice`))
    seen.add(entry.identifier)
  }
}
