import { useEffect, useRef, useState } from 'react'
import { isRetryable } from '../api/problem.ts'
import { useAutosave } from './autosave.ts'
import type { Whose } from './unsaved.ts'
import { useUnsaved } from './use-unsaved.ts'

type Options<T, V> = {
  /** The key in this tab. */
  readonly key: string
  readonly whose?: Whose
  /** The service's value. */
  readonly first: T
  readonly version?: V
  /** Saves if the service still has this version; returns the new one. */
  readonly save: (draft: T, version: V | undefined) => Promise<V | undefined>
  /** Reduces a draft to what the service stores, to compare. */
  readonly contentOf?: (draft: T) => unknown
  /** False while part of it cannot be sent. */
  readonly isWhole?: (draft: T, version: V | undefined) => boolean
  /** Reading alone must send nothing. */
  readonly isPaused?: boolean
}

const itself = (draft: unknown): unknown => draft
const always = (): boolean => true

/** A draft that saves itself to the service, with a copy in this tab until it has arrived. */
export const useAutosavedDraft = <T, V = number>(options: Options<T, V>) => {
  const { key, whose, first, version, save, contentOf = itself, isWhole = always, isPaused = false } = options
  const copy = useUnsaved<T, V>(key, whose)
  const [begun] = useState(first)
  const [draft, setDraft] = useState(first)
  const base = useRef(version)
  const newest = useRef(draft)
  newest.current = draft
  const sent = useRef(begun)

  useEffect(() => {
    const left = copy.read()
    if (left === undefined) return
    // On leaving, the page sends what it has but cannot wait for the reply.
    const isThere = JSON.stringify(contentOf(left.value)) === JSON.stringify(contentOf(begun))
    if (isThere && isWhole(left.value, left.version)) return copy.remove()
    if (!isThere) base.current = left.version
    setDraft(left.value)
  }, [copy, begun, contentOf, isWhole])

  useEffect(() => {
    if (draft !== sent.current) copy.write({ value: draft, version: base.current })
  }, [copy, draft])

  const { saving, flush } = useAutosave({
    value: draft,
    isPaused,
    save: async next => {
      base.current = await save(next, base.current)
      sent.current = next
      if (newest.current !== next || !isWhole(next, base.current))
        copy.write({ value: newest.current, version: base.current })
      else copy.remove()
    },
  })
  const failed = useRef(false)
  if (saving.state === 'failed' || saving.state === 'saved') failed.current = saving.state === 'failed'
  return {
    draft,
    setDraft,
    saving,
    /** Stays true during a retry. */
    hasFailed: failed.current,
    /** The service's value. */
    kept: sent.current,
    /** The service's version that the draft is based on; undefined to replace any. */
    version: (): V | undefined => base.current,
    /** Only if the same request may succeed again. */
    retry: saving.state === 'failed' && isRetryable(saving.error) ? (): void => void flush() : undefined,
    /** Saves what is unsaved; false if that failed. */
    flush: async (): Promise<boolean> => {
      await flush()
      return sent.current === newest.current
    },
    /** Replaces the service's version with this one. */
    overwrite: async (): Promise<void> => {
      base.current = undefined
      await flush()
    },
    /** The service has the same value under a new version. */
    follow: (next: V): void => {
      base.current = next
      const left = copy.read()
      if (left) copy.write({ ...left, version: next })
    },
    /** Drops this version in favour of the service's. */
    discard: (): void => copy.remove(),
  }
}
