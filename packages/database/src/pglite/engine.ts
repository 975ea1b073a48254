import { resolve } from 'node:path'
import type { Engine } from '../engine.ts'
import { prepareCluster } from './cluster.ts'
import { keepRootOut, lockDirectory } from './directory.ts'
import { clusterImage } from './image.ts'
import { type Instance, startDurable, startInMemory } from './instance.ts'
import { keepTidy } from './tidy.ts'
import { refusalOf } from './trouble.ts'
import { turns } from './turns.ts'

/** Empty, or as an image shows it. */
export async function memoryEngine(image?: Buffer<ArrayBuffer>): Promise<Engine> {
  return inMemory(await startInMemory(image ?? (await clusterImage())))
}

/** A database as the work leaves it, from which others in memory can begin. */
export async function imageAfter(work: (engine: Engine) => Promise<unknown>): Promise<Buffer<ArrayBuffer>> {
  const instance = await startInMemory(await clusterImage())
  const prepared = inMemory(instance)
  try {
    await work(prepared)
    return await instance.image()
  } finally {
    await prepared.close()
  }
}

const inMemory = (instance: Instance): Engine =>
  engine(
    instance,
    () => Promise.reject(new Error('The database in memory is lost.')),
    () => {},
  )

export async function durableEngine(place: string): Promise<Engine> {
  const directory = resolve(place)
  keepRootOut(directory)
  const lock = lockDirectory(directory)
  const start = async () => {
    try {
      return await startDurable(await prepareCluster(directory))
    } catch (error) {
      throw refusalOf(directory, error)
    }
  }
  try {
    return keepTidy(engine(await start(), start, () => lock.release()))
  } catch (error) {
    lock.release()
    throw error
  }
}

/** One instance, one session at a time; an instance that crashed is replaced by one that recovers from its files. */
function engine(first: Instance, restart: () => Promise<Instance>, afterwards: () => void): Engine {
  const turn = turns()
  const recover = atMostEvery(1000, restart)
  let instance = first
  let closing: Promise<void> | undefined

  const acquire = async () => {
    if (closing) throw new Error('The database is closed.')
    const release = await turn()
    try {
      if (instance.crashed()) instance = await recover()
      return { run: instance.run, release }
    } catch (error) {
      release()
      throw error
    }
  }
  const close = async () => {
    await turn()
    try {
      if (!instance.crashed()) await instance.close()
    } finally {
      afterwards()
    }
  }
  return { name: 'pglite', acquire, close: () => (closing ??= close()) }
}

/** Starting costs half a second of the processor: while it cannot succeed, callers hear the last answer. */
function atMostEvery<T>(pauseMs: number, start: () => Promise<T>): () => Promise<T> {
  let failure: unknown
  let again = 0
  return async () => {
    if (performance.now() < again) throw failure
    try {
      return await start()
    } catch (error) {
      failure = error
      again = performance.now() + pauseMs
      throw error
    }
  }
}
