import { useState } from 'react'
import { send } from '../api/client.ts'
import { problemOf } from '../api/problem.ts'
import { refusalOf } from '../applicants/documents/refusal.ts'
import { sendForm } from '../parts/send-form.ts'
import type { RefereePage } from './queries.ts'

const pathOf = (token: string): string => `/api/reference-letters/${encodeURIComponent(token)}`

/** The typed client cannot send a multipart body where the operation also takes JSON. */
const takeAway = async (token: string): Promise<RefereePage> => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ letter: null })
  const answer = await send(new Request(new URL(pathOf(token), location.origin), { method: 'PUT', headers, body }))
  const page: unknown = await answer.json()
  if (!answer.ok) throw problemOf(answer, page)
  return page as RefereePage
}

/** Uploads or removes the letter; `share` is defined during an upload. */
export const useLetter = (token: string, onChanged: (page: RefereePage) => void) => {
  const [share, setShare] = useState<number | undefined>()
  const [error, setError] = useState<unknown>()
  const trying = async (work: () => Promise<RefereePage>): Promise<void> => {
    setError(undefined)
    try {
      onChanged(await work())
    } catch (problem) {
      setError(problem)
    } finally {
      setShare(undefined)
    }
  }
  return {
    share,
    error,
    upload: (file: File): Promise<void> =>
      trying(async () => {
        const refusal = refusalOf(file)
        if (refusal) throw refusal
        setShare(0)
        const form = new FormData()
        form.append('letter', file)
        return await sendForm<RefereePage>({ method: 'PUT', path: pathOf(token), form, onProgress: setShare })
      }),
    remove: (): Promise<void> => trying(() => takeAway(token)),
  }
}
