import { cp } from 'node:fs/promises'
import type { Bench } from './bench.ts'
import type { House } from './processes/service.ts'
import { seedApplications } from './seed/applications.ts'
import { fill } from './seed/fill.ts'
import { seedJobs, usualJobs } from './seed/jobs.ts'
import { seedPeople } from './seed/people.ts'
import { fullSize, quickSize, type Size, usualSize } from './sizes.ts'

/** The service over a filled store, and the same store once more for a process that asks it directly. */
export type Filled = House & { readonly twin: string; readonly size: Size }

export type Houses = {
  readonly usual: () => Promise<Filled>
  readonly full: () => Promise<Filled>
  readonly close: () => Promise<void>
}

type Building = Pick<Bench, 'engine' | 'isQuick' | 'issuer' | 'freshStore' | 'serve'>

/** Each house is filled and started when it is first asked for. */
export const openHouses = (building: Building): Houses => {
  const opened = new Map<Size, Promise<Filled>>()
  const house = (size: Size) => () => {
    const known = opened.get(size) ?? build(building, size)
    opened.set(size, known)
    return known
  }
  return {
    usual: house(usualSize),
    full: house(building.isQuick ? quickSize : fullSize),
    close: async () => {
      for (const one of opened.values()) await (await one).stop()
    },
  }
}

const build = async ({ engine, issuer, freshStore, serve }: Building, size: Size): Promise<Filled> => {
  const url = await freshStore()
  await fill(
    url,
    query => seedPeople(query, issuer),
    query => seedJobs(query, usualJobs),
    query => seedApplications(query, size),
  )
  const twin = await twinOf(engine, url)
  return { ...(await serve(url)), twin, size }
}

/** A server lets several processes in; a directory belongs to one of them, so another gets a copy. */
export const twinOf = async (engine: Bench['engine'], url: string): Promise<string> => {
  if (engine === 'PostgreSQL') return url
  const twin = `${url}-twin`
  await cp(url.replace('pglite:', ''), twin.replace('pglite:', ''), { recursive: true })
  return twin
}
