import { useSyncExternalStore } from 'react'

/** State outside React. */
export type Value<T> = {
  readonly get: () => T
  readonly set: (next: T) => void
  readonly subscribe: (listener: () => void) => () => void
}

export const createValue = <T>(first: T): Value<T> => {
  let current = first
  const listeners = new Set<() => void>()
  return {
    get: () => current,
    set: next => {
      current = next
      for (const listener of listeners) listener()
    },
    subscribe: listener => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export const useValue = <T>({ subscribe, get }: Value<T>): T => useSyncExternalStore(subscribe, get)
