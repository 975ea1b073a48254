import createClient from 'openapi-fetch'
import { chosenGroup } from '../session/group.ts'
import { freshToken, renewedToken } from '../session/sign-in.ts'
import type { components, paths } from './apply.gen.ts'
import { Problem, problemOf } from './problem.ts'
import { learnServiceTime } from './service-time.ts'

const signed = (request: Request, token: string | undefined): Request => {
  if (token !== undefined) request.headers.set('authorization', `Bearer ${token}`)
  return request
}

/** Sends the request with a valid token, and retries once with a new token after a 401. */
export const send = async (request: Request): Promise<Response> => {
  const token = await freshToken()
  const group = chosenGroup.get()
  if (token !== undefined && group !== undefined) request.headers.set('x-research-group-id', group)
  const again = request.clone()
  const answer = await reach(signed(request, token))
  if (answer.status !== 401 || token === undefined) return answer
  return await reach(signed(again, await renewedToken()))
}

const reach = async (request: Request): Promise<Response> => {
  try {
    const answer = await fetch(request)
    learnServiceTime(answer.headers)
    return answer
  } catch (error) {
    if (request.signal.aborted) throw error
    throw new Problem({ code: 'OFFLINE', status: 0 })
  }
}

type HeaderOf<Operation> = Operation extends { parameters: { header?: infer Header } } ? NonNullable<Header> : never
type CanWait<Operation> = [HeaderOf<Operation>] extends [never]
  ? false
  : 'grace' extends keyof HeaderOf<Operation>
    ? true
    : false

/**
 * An operation that people outside would notice at once must be sent with `Grace: on`; without the header it does not
 * compile.
 */
type Graceful<Operation> =
  CanWait<Operation> extends true
    ? Omit<Operation, 'parameters'> & {
        parameters: Omit<Operation['parameters' & keyof Operation], 'header'> & {
          header: HeaderOf<Operation> & { grace: 'on' }
        }
      }
    : Operation
type GracefulPaths = { [Path in keyof paths]: { [Method in keyof paths[Path]]: Graceful<paths[Path][Method]> } }

export const api = createClient<GracefulPaths>({ baseUrl: location.origin, fetch: send })

type Pending<Data> = Promise<{ readonly data?: Data; readonly error?: unknown; readonly response: Response }>

export type WaitingStep = components['schemas']['WaitingStep']

/**
 * A step waits only for a request with `Grace: on`. If the client asked for the step itself, the step is the data.
 */
type AtOnce<Data> = [Data] extends [WaitingStep] ? Data : Exclude<Data, WaitingStep>

/** The result of a request with `Grace: on`: a step that waits, or the data if the group has no grace time. */
export type DataOrStep<Data> = { readonly step: WaitingStep } | { readonly data: Data }

export const dataOrStep = async <Data>(pending: Pending<Data>): Promise<DataOrStep<AtOnce<Data>>> => {
  const data = await dataOf(pending)
  const { response } = await pending
  return response.status === 202 ? { step: data as WaitingStep } : { data }
}

export const graceOn = { grace: 'on' } as const

/** Returns the data of a reply, or throws its problem. */
export const dataOf = async <Data>(pending: Pending<Data>): Promise<AtOnce<Data>> => {
  const { data, error, response } = await pending
  if (!response.ok) throw problemOf(response, error)
  return data as AtOnce<Data>
}
