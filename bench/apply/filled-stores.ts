import { cp } from 'node:fs/promises'
import { findByIdentity } from '../../apps/apply/src/people/person.store.ts'
import type { Person } from '../../apps/apply/src/people/person.ts'
import type { Bench as Loaded } from '../suggest/bench.ts'
import type { RunningService } from './processes/service.ts'
import type { Query } from './query.ts'
import { seedApplications } from './seed/applications.ts'
import { asking, fill } from './seed/fill.ts'
import { seedJobs, usualJobs } from './seed/jobs.ts'
import { seedPeople } from './seed/people.ts'
import { busyMember, fullSize, member, quickSize, type Size, usualSize } from './sizes.ts'

/** The service over a filled store, and a second access to that store for a process that queries it directly. */
export type Filled = RunningService & {
  readonly twin: string
  readonly size: Size
  readonly member: Person
  readonly busyMember: Person
}

export type FilledStores = {
  readonly usual: () => Promise<Filled>
  readonly full: () => Promise<Filled>
  readonly close: () => Promise<void>
}

/** The settings for building stores, which the rows need as well. */
export type StoreSettings = {
  readonly isQuick: boolean
  readonly issuer: string
  readonly serve: (url: string) => Promise<RunningService>
}
type Building = Pick<Loaded, 'engine' | 'freshStore'> & StoreSettings

/** Fills and starts each store on first use. */
export const openFilledStores = (building: Building): FilledStores => {
  const opened = new Map<Size, Promise<Filled>>()
  const fillOnce = (size: Size) => () => {
    const known = opened.get(size) ?? build(building, size)
    opened.set(size, known)
    return known
  }
  return {
    usual: fillOnce(usualSize),
    full: fillOnce(building.isQuick ? quickSize : fullSize),
    close: async () => {
      // The caller has already received the error of a store that could not be built.
      for (const one of await Promise.allSettled(opened.values()))
        if (one.status === 'fulfilled') await one.value.stop()
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
  const members = await asking(twin, async query => ({
    member: await personOf(query, issuer, member),
    busyMember: await personOf(query, issuer, busyMember),
  }))
  return { ...(await serve(url)), twin, size, ...members }
}

const personOf = async (query: Query, issuer: string, subject: string): Promise<Person> => {
  const person = await findByIdentity(query, issuer, subject)
  if (person === undefined) throw new Error(`${subject} is nobody.`)
  return person
}

/** Several processes can use a server; only one can open a directory, so another gets a copy. */
export const twinOf = async (engine: Loaded['engine'], url: string): Promise<string> => {
  if (engine === 'PostgreSQL') return url
  const twin = `${url}-twin`
  await cp(url.replace('pglite:', ''), twin.replace('pglite:', ''), { recursive: true })
  return twin
}
