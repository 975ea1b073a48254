import { useRef } from 'react'

/** A key for a deed that must not happen twice: the same as long as the same thing is sent, also after a lost reply. */
export const useOnceKey = (): ((sent: unknown) => { readonly 'idempotency-key': string }) => {
  const last = useRef({ text: '', key: '' })
  return sent => {
    const text = JSON.stringify(sent)
    if (last.current.text !== text || last.current.key === '') last.current = { text, key: crypto.randomUUID() }
    return { 'idempotency-key': last.current.key }
  }
}
