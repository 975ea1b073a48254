import { useState } from 'react'
import { type UnsavedCopy, unsaved, type Whose } from './unsaved.ts'

/** The unsaved copy of a draft; the same object on every render. */
export const useUnsaved = <T, V = number>(key: string, whose?: Whose): UnsavedCopy<T, V> =>
  useState(() => unsaved.of<T, V>(key, whose))[0]
