import type { UseFormReturnType } from '@mantine/form'
import { useEffect, useRef, useState } from 'react'
import { useUnsaved } from './use-unsaved.ts'

type Values = Readonly<Record<string, unknown>>

const isSame = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** The fields that say something else than what the service has. */
const changedIn = <T extends Values>(values: Partial<T>, saved: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([name, value]) => !isSame(value, saved[name]))) as Partial<T>

/**
 * What is changed in a form stays in this tab until it is saved, and is in the form again after a reload or a visit to
 * another page. Only what was changed is kept, so that it takes back nothing that others have saved meanwhile.
 */
export const useKeptForm = <T extends Values>(key: string, saved: T, form: UseFormReturnType<T>) => {
  const place = useUnsaved<Partial<T>>(key)
  const [isBack, setBack] = useState(false)
  const isRead = useRef(false)
  const { values, setValues } = form
  useEffect(() => {
    if (isRead.current) {
      const value = changedIn<T>(values, saved)
      return Object.keys(value).length > 0 ? place.keep({ value, version: undefined }) : place.forget()
    }
    isRead.current = true
    const left = changedIn<T>(place.read()?.value ?? {}, saved)
    if (Object.keys(left).length === 0) return place.forget()
    setValues(left)
    setBack(true)
  }, [place, values, saved, setValues])
  return {
    /** Whether the form shows what was written before. */
    isBack,
    discard: (): void => {
      setValues(saved)
      setBack(false)
    },
  }
}
