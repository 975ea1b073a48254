import { inject } from 'vitest'

export type Call = <Reply = unknown>(
  method: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE',
  path: string,
  body?: object,
) => Promise<Reply>

/** Calls the API as the person signed in on a page, for the set-up of a test. */
export const callsWith =
  (authorization: () => string): Call =>
  async (method, path, body) => {
    const isForm = body instanceof FormData
    const answer = await fetch(`${inject('address')}${path}`, {
      method,
      headers: {
        ...(authorization() !== '' && { authorization: authorization() }),
        ...(body !== undefined && !isForm && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { body: isForm ? body : JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return text === '' ? undefined : JSON.parse(text)
  }
