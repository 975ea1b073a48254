import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

type Values = Readonly<Record<string, unknown>>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

const changedIn = <T extends Values>(values: Partial<T>, saved: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name]))) as Partial<T>

/**
 * Keeps the edits of a form in this tab until they are saved, across reloads and visits to other pages. Only edited
 * fields are kept, so that saving reverts nothing that others have saved meanwhile.
 */
export const useRestoredForm = <T extends Values>(key: string, saved: T, form: UseFormReturnType<T>) => {
  const copy = useUnsaved<Partial<T>>(key)
  const [isBack, setBack] = useState(false)
  const isRead = useRef(false)
  const { values, setValues } = form
  useEffect(() => {
    if (isRead.current) {
      const value = changedIn<T>(values, saved)
      return Object.keys(value).length > 0 ? copy.write({ value, version: undefined }) : copy.remove()
    }
    isRead.current = true
    const left = changedIn<T>(copy.read()?.value ?? {}, saved)
    if (Object.keys(left).length === 0) return copy.remove()
    setValues(left)
    setBack(true)
  }, [copy, values, saved, setValues])
  return {
    /** Whether the form shows restored edits. */
    isBack,
    discard: (): void => {
      setValues(saved)
      setBack(false)
    },
  }
}
