import { useCallback, useEffect, useRef, useState } from 'react'
import { isOutage, onReturn, waitForReturn } from '../api/away.ts'
import { isProblem } from '../api/problem.ts'

const pauseMs = 1_200

export type Saving =
  | { readonly state: 'saved'; readonly at: Date | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: unknown }

type Options<T> = {
  readonly value: T
  /** Saves the value; never called concurrently, and always last with the newest value. */
  readonly save: (value: T) => Promise<unknown>
  /** While true nothing is saved: the value is incomplete, or nobody has changed it yet. */
  readonly isPaused?: boolean
}

const saveFunctions = new Set<() => Promise<boolean>>()

/** Saves everything on the page; false if something could not be saved. */
export const saveAll = async (): Promise<boolean> => {
  const saved = await Promise.all([...saveFunctions].map(save => save()))
  return saved.every(Boolean)
}

onReturn(saveAll)

/** Saves changes after a short pause, when the page is left, and on request. */
export const useAutosave = <T>({ value, save, isPaused = false }: Options<T>) => {
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: undefined })
  const newest = useRef({ value, save, isPaused })
  newest.current = { value, save, isPaused }
  const lastSaved = useRef(value)
  const running = useRef<Promise<void> | undefined>(undefined)

  const flush = useCallback(async (): Promise<void> => {
    const run = async (): Promise<void> => {
      while (!newest.current.isPaused && lastSaved.current !== newest.current.value) {
        const { value: next, save: saveNext } = newest.current
        setSaving({ state: 'saving' })
        await saveNext(next)
        lastSaved.current = next
        setSaving({ state: 'saved', at: new Date() })
      }
    }
    running.current ??= run()
      .catch((error: unknown) => {
        setSaving({ state: 'failed', error })
        if (isOutage(error) && !isProblem(error, 'OFFLINE')) void waitForReturn()
      })
      .finally(() => {
        running.current = undefined
      })
    await running.current
  }, [])

  useEffect(() => {
    if (lastSaved.current === value || isPaused) return
    setSaving(now => (now.state === 'saving' ? now : { state: 'waiting' }))
    const timer = setTimeout(() => void flush(), pauseMs)
    return () => clearTimeout(timer)
  }, [value, isPaused, flush])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (lastSaved.current === newest.current.value) return
      void flush()
      event.preventDefault()
    }
    const saveNow = async (): Promise<boolean> => {
      await flush()
      return lastSaved.current === newest.current.value
    }
    addEventListener('beforeunload', warn)
    saveFunctions.add(saveNow)
    return () => {
      saveFunctions.delete(saveNow)
      removeEventListener('beforeunload', warn)
      void flush()
    }
  }, [flush])

  return { saving, flush }
}
