import { useCallback, useEffect, useRef, useState } from 'react'
import { isOutage, onReturn, waitForReturn } from '../api/away.ts'
import { isProblem } from '../api/problem.ts'

const restMs = 1_200

export type Saving =
  | { readonly state: 'saved'; readonly at: Date | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: unknown }

type Options<T> = {
  readonly value: T
  /** Saves the value; never called concurrently, and always last with the newest value. */
  readonly save: (value: T) => Promise<unknown>
  /** While true nothing is saved, because the value is incomplete. */
  readonly isPaused?: boolean
  /** Saves only on request. */
  readonly isManual?: boolean
}

const open = new Set<() => Promise<boolean>>()

/** Saves everything on the page; false if something could not be saved. */
export const saveAll = async (): Promise<boolean> => {
  const saved = await Promise.all([...open].map(save => save()))
  return saved.every(Boolean)
}

onReturn(saveAll)

/** Saves changes after a short pause, when the page is left, and on request. */
export const useAutosave = <T>({ value, save, isPaused = false, isManual = false }: Options<T>) => {
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: undefined })
  const newest = useRef({ value, save, isPaused, isManual })
  newest.current = { value, save, isPaused, isManual }
  const kept = useRef(value)
  const running = useRef<Promise<void> | undefined>(undefined)

  const flush = useCallback(async (): Promise<void> => {
    const run = async (): Promise<void> => {
      while (!newest.current.isPaused && kept.current !== newest.current.value) {
        const { value: next, save: keep } = newest.current
        setSaving({ state: 'saving' })
        await keep(next)
        kept.current = next
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
    if (kept.current === value || isPaused) return
    setSaving(now => (now.state === 'saving' ? now : { state: 'waiting' }))
    if (isManual) return
    const timer = setTimeout(() => void flush(), restMs)
    return () => clearTimeout(timer)
  }, [value, isPaused, isManual, flush])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (kept.current === newest.current.value) return
      if (!newest.current.isManual) void flush()
      event.preventDefault()
    }
    const saveNow = async (): Promise<boolean> => {
      if (!newest.current.isManual) await flush()
      return kept.current === newest.current.value
    }
    addEventListener('beforeunload', warn)
    open.add(saveNow)
    return () => {
      open.delete(saveNow)
      removeEventListener('beforeunload', warn)
      if (!newest.current.isManual) void flush()
    }
  }, [flush])

  return { saving, flush }
}
