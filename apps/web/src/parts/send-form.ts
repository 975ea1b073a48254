import { Problem, problemOf } from '../api/problem.ts'
import { freshToken, renewedToken } from '../session/sign-in.ts'

type Form = {
  readonly method: 'POST' | 'PUT'
  readonly path: string
  readonly form: FormData
  /** The uploaded share, from 0 to 1. */
  readonly onProgress?: (share: number) => void
  readonly signal?: AbortSignal
}
type Answer = { readonly status: number; readonly body: unknown }

/** Uploads with XMLHttpRequest, because `fetch` reports no upload progress. */
export const sendForm = async <Made>(given: Form): Promise<Made> => {
  const token = await freshToken()
  const first = await sendOnce(given, token)
  const { status, body } = first.status === 401 && token ? await sendOnce(given, await renewedToken()) : first
  if (status >= 200 && status < 300) return body as Made
  throw problemOf(new Response(null, { status }), body)
}

const sendOnce = ({ method, path, form, onProgress, signal }: Form, token: string | undefined): Promise<Answer> =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, path)
    request.responseType = 'json'
    if (token !== undefined) request.setRequestHeader('authorization', `Bearer ${token}`)
    request.upload.addEventListener('progress', ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0))
    request.addEventListener('load', () => resolve({ status: request.status, body: request.response as unknown }))
    request.addEventListener('error', () => reject(new Problem({ code: 'OFFLINE', status: 0 })))
    request.addEventListener('abort', () => reject(new DOMException('The upload was called off.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort())
    request.send(form)
  })
