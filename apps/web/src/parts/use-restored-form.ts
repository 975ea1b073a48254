import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

type Values = Readonly<Record<string, unknown>>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const changedIn = <T extends Values>(values: Partial<T>, saved: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name]))) as Partial<T>

/**
 * Keeps the edits of a form in this tab until they are saved, across reloads and visits to other pages. Only edited
 * fields are kept, so that saving reverts nothing that others have saved meanwhile; the others follow what is saved.
 */
export const useRestoredForm = <T extends Values>(key: string, saved: T, form: UseFormReturnType<T>) => {
  const copy = useUnsaved<Partial<T>>(key)
  const [isBack, setBack] = useState(false)
  const [shown, setShown] = useState(saved)
  const last = useRef<T>(undefined)
  const { values, setValues } = form
  useEffect(() => {
    const show = (edits: Partial<T>): void => {
      setValues({ ...saved, ...edits })
      setShown({ ...saved, ...edits })
    }
    const before = last.current
    last.current = saved
    if (before !== undefined && !isSame(before, saved)) return show(changedIn<T>(values, before))
    const edits = changedIn<T>(before === undefined ? (copy.read()?.value ?? {}) : values, saved)
    if (Object.keys(edits).length === 0) {
      copy.remove()
      return setBack(false)
    }
    if (before !== undefined) return copy.write({ value: edits, version: undefined })
    show(edits)
    setBack(true)
  }, [copy, values, saved, setValues])
  return {
    /** Whether the form shows restored edits. */
    isBack,
    /** What the form shows that nobody has typed, for fields that keep their own text. */
    shown,
    discard: (): void => {
      setValues(saved)
      setShown(saved)
    },
  }
}
