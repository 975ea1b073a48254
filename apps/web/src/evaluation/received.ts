import { send } from '../api/client.ts'
import { problemOf } from '../api/problem.ts'

type Options = { readonly signal?: AbortSignal; readonly onProgress?: (loadedBytes: number) => void }
export type Received = { readonly chunks: Uint8Array<ArrayBuffer>[]; readonly answer: Response }

/** Downloads a file that needs a sign-in, and reports progress. */
export const received = async (path: string, { signal, onProgress }: Options = {}): Promise<Received> => {
  const answer = await send(new Request(new URL(path, location.origin), { signal: signal ?? null }))
  if (!answer.ok) throw problemOf(answer, await answer.json().catch(() => undefined))
  const chunks: Uint8Array<ArrayBuffer>[] = []
  let loadedBytes = 0
  const reader = answer.body?.getReader()
  for (;;) {
    const part = await reader?.read()
    if (part === undefined || part.done) return { chunks, answer }
    chunks.push(part.value)
    loadedBytes += part.value.byteLength
    onProgress?.(loadedBytes)
  }
}
