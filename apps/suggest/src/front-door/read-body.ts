import { type Fault, fault } from './fault.ts'
import { readJson } from './json/read-json.ts'
import { readerOf, type Shape } from './read.ts'

/** What a body says, or what is wrong with it. */
export type Read = { readonly value: unknown } | { readonly faults: readonly Fault[] }

export const parseBody = (bytes: Buffer): Read => {
  const read = readJson(bytes)
  if ('value' in read) return read
  const message = ['JSON decode error', ...(read.reason ? [read.reason] : [])].join(': ')
  return { faults: [fault(['body', read.brokenAt], 'json_invalid', message)] }
}

/** Checks a body. Fastify passes null if there is none. */
export const bodyChecker = (shape: Shape): ((data: unknown) => Read) => {
  const read = readerOf(shape)
  return data => {
    const faults: Fault[] = []
    const value =
      data === null ? void faults.push(fault(['body'], 'missing', 'Field required')) : read(data, ['body'], faults)
    return faults.length > 0 ? { faults } : { value }
  }
}

const lenient = new TextDecoder('utf-8', { ignoreBOM: true })

/** The content of a 422 reply: every fault, and the body as it came, empty if there was none. */
export const refusalOf = (faults: readonly Fault[], bytes: Uint8Array | null): string =>
  JSON.stringify({ detail: faults, body: lenient.decode(bytes ?? undefined) })
