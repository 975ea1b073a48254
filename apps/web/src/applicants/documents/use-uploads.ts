import { useState } from 'react'
import { sendForm } from '../../parts/send-form.ts'
import type { Document } from '../queries.ts'
import { refusalOf } from './refusal.ts'

export type DocumentType = Document['type']

export type Upload = {
  readonly key: string
  readonly name: string
  readonly type: DocumentType
  /** The uploaded share, from 0 to 1. */
  readonly share: number
  readonly error?: unknown
}

/** Uploads with their own progress and error each. */
export const useUploads = (path: string, onArrived: () => Promise<unknown>) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const drop = (key: string): void => setUploads(before => before.filter(each => each.key !== key))
  const update = (key: string, part: Partial<Upload>): void =>
    setUploads(before => before.map(each => (each.key === key ? { ...each, ...part } : each)))

  const start = async (file: File, type: DocumentType): Promise<void> => {
    const key = crypto.randomUUID()
    const error = refusalOf(file)
    setUploads(before => [...before, { key, name: file.name, type, share: 0, ...(error && { error }) }])
    if (error) return
    const form = new FormData()
    form.append('type', type)
    form.append('file', file)
    try {
      await sendForm({ method: 'POST', path, form, onProgress: share => update(key, { share }) })
      await onArrived()
      drop(key)
    } catch (problem) {
      update(key, { error: problem })
    }
  }
  return {
    uploads,
    drop,
    start: (files: readonly File[], type: DocumentType): void => {
      for (const file of files) void start(file, type)
    },
  }
}
