import { useEffect, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

type Options<T> = {
  /** The key in this tab. */
  readonly key: string
  /** The service's value. */
  readonly first: T
  readonly version: number | undefined
}

/** A draft that is sent on request; until then this tab keeps a copy. */
export const useTabDraft = <T>({ key, first, version }: Options<T>) => {
  const copy = useUnsaved<T>(key)
  const [left] = useState(copy.read)
  const [draft, setDraft] = useState(left?.value ?? first)
  const [begun, setBegun] = useState(first)
  const [base, setBase] = useState(left ? left.version : version)
  const isChanged = JSON.stringify(draft) !== JSON.stringify(begun)

  useEffect(() => {
    if (isChanged) copy.write({ value: draft, version: base })
    else copy.remove()
  }, [copy, draft, base, isChanged])

  return {
    draft,
    /** The version that the draft is based on. */
    base,
    isChanged,
    change: (part: Partial<T>): void => setDraft(old => ({ ...old, ...part })),
    /** Continues with this text, based on a newer version. */
    rebase: setBase,
    /** The service has this value now. */
    settle: (kept: T, next: number | undefined): void => {
      setDraft(kept)
      setBegun(kept)
      setBase(next)
    },
  }
}
