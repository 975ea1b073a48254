import { useCallback, useEffect, useRef, useState } from 'react'

const restMs = 1_200

export type Saving =
  | { readonly state: 'saved'; readonly at: Date | undefined }
  | { readonly state: 'waiting' }
  | { readonly state: 'saving' }
  | { readonly state: 'failed'; readonly error: unknown }

type Options<T> = {
  readonly value: T
  /** Keeps the value; called for one at a time and always at last for the newest. */
  readonly save: (value: T) => Promise<unknown>
  /** While true nothing is saved, because the value is not whole. */
  readonly isPaused?: boolean
}

/** Saves what changes, soon after it changes, when the page is left, and whenever asked. */
export const useAutosave = <T>({ value, save, isPaused = false }: Options<T>) => {
  const [saving, setSaving] = useState<Saving>({ state: 'saved', at: undefined })
  const newest = useRef({ value, save, isPaused })
  newest.current = { value, save, isPaused }
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
      .catch((error: unknown) => setSaving({ state: 'failed', error }))
      .finally(() => {
        running.current = undefined
      })
    await running.current
  }, [])

  useEffect(() => {
    if (kept.current === value || isPaused) return
    setSaving(now => (now.state === 'saving' ? now : { state: 'waiting' }))
    const timer = setTimeout(() => void flush(), restMs)
    return () => clearTimeout(timer)
  }, [value, isPaused, flush])

  useEffect(() => {
    const warn = (event: BeforeUnloadEvent): void => {
      if (kept.current === newest.current.value) return
      void flush()
      event.preventDefault()
    }
    addEventListener('beforeunload', warn)
    return () => {
      removeEventListener('beforeunload', warn)
      void flush()
    }
  }, [flush])

  /** The server's own version is the newest now. */
  const accept = useCallback((saved: T): void => {
    kept.current = saved
  }, [])
  return { saving, flush, accept }
}
