import { connect } from 'node:net'

export type Reply = { readonly status: number; readonly type: string; readonly body: string }

/**
 * Sends a request's bytes, closes our side and returns the replies; none if the service closed the connection without
 * one.
 */
export const exchange = async (address: string, bytes: Uint8Array): Promise<readonly Reply[]> =>
  readReplies(await talk(address, bytes), Buffer.from(bytes).toString('latin1', 0, 5) === 'HEAD ')

const talk = (address: string, bytes: Uint8Array): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(address)
    const socket = connect({ host: hostname, port: Number(port), allowHalfOpen: true })
    const chunks: Buffer[] = []
    const late = setTimeout(() => {
      reject(new Error('The service did not answer and did not hang up.'))
      socket.destroy()
    }, 20_000)
    socket.on('data', chunk => chunks.push(chunk))
    // The service may reset the connection while we still write; what it sent before counts.
    socket.on('error', () => {})
    socket.on('end', () => socket.destroy())
    socket.on('close', () => {
      clearTimeout(late)
      resolve(Buffer.concat(chunks))
    })
    socket.end(bytes)
  })

/** The reply to a HEAD has the length of a body that is not sent. */
const readReplies = (bytes: Buffer, isHead = false): readonly Reply[] => {
  const end = bytes.indexOf('\r\n\r\n')
  if (end < 0) return []
  const head = bytes.subarray(0, end).toString('latin1')
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1])
  const rest = bytes.subarray(end + 4)
  if (status === 100) return readReplies(rest, isHead)
  const type = /^content-type: ([^\r\n]*)/im.exec(head)?.[1] ?? ''
  const length = isHead ? 0 : Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? rest.length)
  const next = rest.subarray(length)
  const isNext = next.subarray(0, 5).toString('latin1') === 'HTTP/'
  return [{ status, type, body: rest.subarray(0, length).toString('utf8') }, ...(isNext ? readReplies(next) : [])]
}

/** How a reply breaks the contract; undefined if it does not. */
export const complaintAbout = ({ status, type, body }: Reply): string | undefined => {
  if (!(status >= 200 && status < 500)) return `status ${status}: ${body.slice(0, 200)}`
  if (status === 200 || !type.includes('json') || body === '') return undefined
  const { detail } = JSON.parse(body) as { detail?: unknown }
  const isSound =
    status === 422 ? Array.isArray(detail) && detail.length > 0 : typeof detail === 'string' && detail !== ''
  return isSound ? undefined : `no detail with ${status}: ${body.slice(0, 200)}`
}
