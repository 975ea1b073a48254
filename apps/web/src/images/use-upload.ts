import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { isProblem } from '../api/problem.ts'
import { sendForm } from '../parts/send-form.ts'
import { useExplain } from '../problems/explain.ts'
import { useToast } from '../problems/use-toast.tsx'
import type { Image } from './queries.ts'

type Options = {
  readonly path: string
  readonly fields: Readonly<Record<string, string>>
  readonly onUploaded?: (image: Image) => void
}
/** `key` changes after every attempt, so that the same file can be chosen again. */
type State = { readonly key: number } & (
  | { readonly is: 'idle' }
  | { readonly is: 'sending'; readonly name: string; readonly share: number }
  | { readonly is: 'failed'; readonly name: string; readonly reason: string }
)

const mostBytes = 5 * 1024 * 1024
const known = ['FORMAT', 'BROKEN', 'NOT_ONLY_A_PICTURE', 'TOO_MANY_PIXELS', 'TOO_LARGE', 'LIMIT_REACHED'] as const

export const useUpload = ({ path, fields, onUploaded }: Options) => {
  const { t } = useTranslation('images')
  const client = useQueryClient()
  const explain = useExplain()
  const toast = useToast()
  const [state, setState] = useState<State>({ key: 0, is: 'idle' })
  const running = useRef<AbortController>(undefined)

  const reasonOf = (error: unknown): string => {
    const codes = isProblem(error) ? [error.code, ...error.errors.map(({ code }) => code)] : []
    const code = known.find(each => codes.includes(each))
    if (code) return t(`upload.fault.${code}`)
    const { title, way } = explain(error)
    return `${title}. ${way}`
  }
  const send = async (file: File): Promise<void> => {
    const { name } = file
    const end = (next: { is: 'idle' } | { is: 'failed'; name: string; reason: string }): void =>
      setState(({ key }) => ({ key: key + 1, ...next }))
    if (file.size > mostBytes) return end({ is: 'failed', name, reason: t('upload.fault.TOO_LARGE') })
    const form = new FormData()
    for (const [field, value] of Object.entries(fields)) form.set(field, value)
    form.set('file', file)
    running.current = new AbortController()
    setState(({ key }) => ({ key, is: 'sending', name, share: 0 }))
    const onProgress = (share: number): void => setState(({ key }) => ({ key, is: 'sending', name, share }))
    try {
      const { signal } = running.current
      const image = await sendForm<Image>({ method: 'POST', path, form, onProgress, signal })
      await client.invalidateQueries({ queryKey: ['images'] })
      end({ is: 'idle' })
      toast.done(t('upload.done'))
      onUploaded?.(image)
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return end({ is: 'idle' })
      end({ is: 'failed', name, reason: reasonOf(error) })
    }
  }
  return {
    state,
    upload: (file: File): void => void send(file),
    stop: (): void => running.current?.abort(),
  }
}
