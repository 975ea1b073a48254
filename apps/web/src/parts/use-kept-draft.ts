import { useEffect, useRef, useState } from 'react'
import { mayGoBetter } from '../api/problem.ts'
import { useAutosave } from './autosave.ts'
import type { Whose } from './unsaved.ts'
import { useUnsaved } from './use-unsaved.ts'

type Options<T, V> = {
  /** Names it in this tab. */
  readonly key: string
  /** The person's, unless its page needs none. */
  readonly whose?: Whose
  /** What the service has. */
  readonly first: T
  readonly version?: V
  /** Keeps it at the service if that still has the version; gives the new one. */
  readonly save: (draft: T, version: V | undefined) => Promise<V | undefined>
  /** What the service keeps of it, to see whether it has that already. */
  readonly contentOf?: (draft: T) => unknown
  /** False while some of it cannot be sent yet. */
  readonly isWhole?: (draft: T, version: V | undefined) => boolean
  /** Nothing is sent while it is only read. */
  readonly isPaused?: boolean
}

const itself = (draft: unknown): unknown => draft
const always = (): boolean => true

/** Something that keeps itself while it is written: at the service, and in this tab until it is there. */
export const useKeptDraft = <T, V = number>(options: Options<T, V>) => {
  const { key, whose, first, version, save, contentOf = itself, isWhole = always, isPaused = false } = options
  const place = useUnsaved<T, V>(key, whose)
  const [begun] = useState(first)
  const [draft, setDraft] = useState(first)
  const base = useRef(version)
  const newest = useRef(draft)
  newest.current = draft
  const sent = useRef(begun)

  useEffect(() => {
    const left = place.read()
    if (left === undefined) return
    // A page that is left still sends what it has, and does not hear the answer.
    const isThere = JSON.stringify(contentOf(left.value)) === JSON.stringify(contentOf(begun))
    if (isThere && isWhole(left.value, left.version)) return place.forget()
    if (!isThere) base.current = left.version
    setDraft(left.value)
  }, [place, begun, contentOf, isWhole])

  useEffect(() => {
    if (draft !== sent.current) place.keep({ value: draft, version: base.current })
  }, [place, draft])

  const { saving, flush } = useAutosave({
    value: draft,
    isPaused,
    save: async next => {
      base.current = await save(next, base.current)
      sent.current = next
      if (newest.current !== next || !isWhole(next, base.current))
        place.keep({ value: newest.current, version: base.current })
      else place.forget()
    },
  })
  const failed = useRef(false)
  if (saving.state === 'failed' || saving.state === 'saved') failed.current = saving.state === 'failed'
  return {
    draft,
    setDraft,
    saving,
    /** Until it is saved, also while it is tried again. */
    hasFailed: failed.current,
    /** What the service has. */
    kept: sent.current,
    /** Only where the same may succeed if it is sent once more. */
    retry: saving.state === 'failed' && mayGoBetter(saving.error) ? (): void => void flush() : undefined,
    /** Saves what is left to save; false when that did not work. */
    flush: async (): Promise<boolean> => {
      await flush()
      return sent.current === newest.current
    },
    /** Mine is right, whatever the service has by now. */
    overwrite: async (): Promise<void> => {
      base.current = undefined
      await flush()
    },
    /** What the service has says the same under another version. */
    follow: (next: V): void => {
      base.current = next
      const left = place.read()
      if (left) place.keep({ ...left, version: next })
    },
    /** The service is right. */
    discard: (): void => place.forget(),
  }
}
