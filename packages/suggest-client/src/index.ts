import createClient, { type Client } from 'openapi-fetch'
import type { components, paths } from './api.ts'
import { type Fetch, patientFetch } from './patient-fetch.ts'
import { type Fault, SuggestError } from './suggest-error.ts'

export type { operations, paths } from './api.ts'
export { type Fault, SuggestError } from './suggest-error.ts'

/** The bodies of requests and replies, by their names in the description. */
export type Schemas = components['schemas']
export type SuggestClient = Client<paths>

export type Options = {
  /** Where the service is, such as `http://127.0.0.1:8000`. */
  readonly address: string
  readonly key: string
  /** Replaces the global `fetch`, for a proxy. */
  readonly fetch?: Fetch
  /** Hears that a request waits because the service is busy, in a sentence; the console's errors by default. */
  readonly onWait?: (sentence: string) => void
}

/** A client with a method for each HTTP method, typed by path; `dataOf` unwraps its replies. It waits while the service is busy. */
export const createSuggestClient = ({
  address,
  key,
  fetch = globalThis.fetch,
  onWait = console.warn,
}: Options): SuggestClient =>
  createClient<paths>({
    baseUrl: address.replace(/\/+$/, ''),
    headers: { authorization: key },
    fetch: patientFetch(request => fetch(request), onWait),
  })

type Reply<Data> = { readonly data?: Data; readonly error?: unknown; readonly response: Response }

/** Returns the data of a reply, or throws a `SuggestError`. */
export const dataOf = async <Data>(pending: Promise<Reply<Data>>): Promise<Data> => {
  const { data, error, response } = await pending
  if (response.ok) return data as Data
  const { detail } = Object(error) as { readonly detail?: string | readonly Fault[] }
  const requestId = response.headers.get('x-request-id') ?? undefined
  throw new SuggestError(response.status, detail ?? response.statusText, requestId)
}
