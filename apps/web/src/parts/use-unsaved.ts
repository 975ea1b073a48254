import { useState } from 'react'
import { type Place, unsaved, type Whose } from './unsaved.ts'

/** Where a draft waits in this tab: the same as long as it is written. */
export const useUnsaved = <T, V = number>(key: string, whose?: Whose): Place<T, V> =>
  useState(() => unsaved.of<T, V>(key, whose))[0]
