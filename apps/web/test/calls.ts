import { inject } from 'vitest'
import type { Visitor } from './browser.ts'

type Call = <Reply = unknown>(method: 'GET' | 'POST' | 'PATCH', path: string, body?: unknown) => Promise<Reply>

/** Calls the service as the person who is signed in there, for what a test only needs to find done. */
export const callsOf = async ({ page, walk }: Visitor): Promise<Call> => {
  const [request] = await Promise.all([
    page.waitForRequest(each => 'authorization' in each.headers()),
    walk('/applications'),
  ])
  const authorization = request.headers()['authorization'] ?? ''
  return async (method, path, body) => {
    const answer = await fetch(`${inject('address')}${path}`, {
      method,
      headers: { authorization, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${text}`)
    return JSON.parse(text)
  }
}
