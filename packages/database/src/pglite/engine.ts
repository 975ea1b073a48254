import { resolve } from 'node:path'
import { setImmediate as oneRound } from 'node:timers/promises'
import type { Engine } from '../engine.ts'
import { DatabaseRefusal } from '../refusal.ts'
import { type Anchor, anchorAt } from './anchor.ts'
import { prepareCluster } from './cluster.ts'
import { conversing } from './conversation.ts'
import { keepOutOfUnfinished, keepRootOut, lockDirectory, makeDirectory } from './directory.ts'
import { hindranceIn } from './hindrance.ts'
import { clusterImage } from './image.ts'
import { type Instance, startInMemory } from './instance.ts'
import { startInThread } from './thread/start.ts'
import { keepTidy } from './tidy.ts'
import { displaced, refusalOf, StartFailure } from './trouble.ts'
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
    await conversing(instance.exchange)('checkpoint', [])
    return await instance.files()
  } finally {
    await prepared.close()
  }
}

const inMemory = (instance: Instance): Engine =>
  engine(withPauses(instance), () => Promise.reject(new Error('The database in memory is lost.')), {})

/** It works in this thread: everything else has its turn between two statements, at the latest after 10 ms. */
const withPauses = (instance: Instance): Instance => {
  let paused = performance.now()
  const exchange: Instance['exchange'] = async (question, hear) => {
    if (performance.now() - paused > 10) {
      await oneRound()
      paused = performance.now()
    }
    await instance.exchange(question, hear)
  }
  return { ...instance, exchange }
}

export async function durableEngine(folder: string): Promise<Engine> {
  keepOutOfUnfinished(resolve(folder))
  keepRootOut(resolve(folder))
  const directory = makeDirectory(resolve(folder))
  const lock = lockDirectory(directory)
  let files: Anchor | undefined
  // What is moved or put in its place behind our back belongs to somebody else.
  const isInPlace = () => lock.isInPlace() && (files?.isInPlace() ?? true)
  const trouble = () => (isInPlace() ? undefined : new DatabaseRefusal(displaced(directory)))
  const leave = () => {
    files?.release()
    lock.release()
  }
  const start = async () => {
    try {
      const cluster = await prepareCluster(directory)
      files?.release()
      files = anchorAt(cluster)
      return await startInThread(files.path)
    } catch (error) {
      throw (error instanceof StartFailure && hindranceIn(directory)) || refusalOf(directory, error)
    }
  }
  try {
    return keepTidy(engine(await start(), start, { trouble, afterwards: leave }))
  } catch (error) {
    leave()
    throw error
  }
}

type Surroundings = {
  /** Why the files must not be touched any more, not even to close them. */
  readonly trouble?: () => Error | undefined
  readonly afterwards?: () => void
}

/** One instance, one session at a time; an instance that crashed is replaced by one that recovers from its files. */
function engine(
  first: Instance,
  restart: () => Promise<Instance>,
  { trouble = () => undefined, afterwards = () => {} }: Surroundings,
): Engine {
  const turn = turns()
  const recover = atMostEvery(1000, restart)
  let instance = first
  let closing: Promise<void> | undefined

  const acquire = async (isUrgent?: boolean) => {
    if (closing) throw new Error('The database is closed.')
    const release = await turn(isUrgent)
    try {
      const reason = trouble()
      if (reason) throw reason
      if (instance.crashed()) instance = await recover()
      return { run: conversing(instance.exchange), release }
    } catch (error) {
      release()
      throw error
    }
  }
  const close = async () => {
    await turn()
    try {
      if (!instance.crashed() && !trouble()) await instance.close()
    } finally {
      afterwards()
    }
  }
  return { name: 'pglite', acquire, close: () => (closing ??= close()) }
}

/**
 * Starting costs half a second of the processor: while it cannot succeed, callers hear the last reason. Each hears it in
 * an error of its own, for some write into those that they catch.
 */
function atMostEvery<T>(pauseMs: number, start: () => Promise<T>): () => Promise<T> {
  let failure: unknown
  let again = 0
  return async () => {
    if (performance.now() < again) throw copyOf(failure)
    try {
      return await start()
    } catch (error) {
      failure = error
      again = performance.now() + pauseMs
      throw copyOf(error)
    }
  }
}

const copyOf = (error: unknown): unknown =>
  error instanceof DatabaseRefusal ? new DatabaseRefusal(error.message, { cause: error.cause }) : error
