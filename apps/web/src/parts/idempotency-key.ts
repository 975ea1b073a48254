import { useRef } from 'react'

/** An idempotency key: it stays the same while the same thing is sent, also after a lost reply. */
export const useIdempotencyKey = (): ((sent: unknown) => { readonly 'idempotency-key': string }) => {
  const last = useRef({ text: '', key: '' })
  return sent => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text || last.current.key === '') last.current = { text, key: crypto.randomUUID() }
    return { 'idempotency-key': last.current.key }
  }
}
