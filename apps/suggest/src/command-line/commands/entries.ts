import { type Entry, entryOf } from '../catalogue-file/entry.ts'
import type { Service } from '../service/service.ts'

/** What of a catalogue becomes a course. */
export type PlacedCatalogue = { readonly course_id: number; readonly entries: readonly Entry[] }

/** Skips what the course already holds unchanged under the same identifier. */
export const newEntries = async (
  service: Service,
  catalogue: PlacedCatalogue | undefined,
): Promise<{ readonly fresh?: PlacedCatalogue; readonly kept: number }> => {
  if (!catalogue) return { kept: 0 }
  const { course_id, entries } = catalogue
  const stored = new Map(
    (await service.identified(course_id)).map(competency => {
      const entry = entryOf(competency)
      return [entry.identifier, entry]
    }),
  )
  const fresh = entries.filter(entry => !isSame(entry, stored.get(entry.identifier)))
  return { fresh: { course_id, entries: fresh }, kept: entries.length - fresh.length }
}

/** A file may leave out where a competency is published. */
const isSame = ({ uri, title, description }: Entry, stored: Entry | undefined): boolean =>
  stored?.title === title && stored.description === description && (uri === null || uri === stored.uri)
