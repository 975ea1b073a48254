import { type Entry, Problem, type ProblemDetails } from './problem.ts'

export type Entries = Readonly<Record<string, Entry>>

/** The details are optional unless the entry promises extension members. */
type Arguments<E extends Entry> = undefined extends E['members']
  ? [details?: ProblemDetails<never>]
  : [details: ProblemDetails<keyof E['members'] & string>]

export interface Register<T extends Entries> {
  readonly entries: T
  readonly problem: <C extends keyof T & string>(code: C, ...details: Arguments<T[C]>) => Problem
  /** The same register with an app's own codes; a duplicate code is refused. */
  readonly extend: <const M extends Entries>(more: M) => Register<T & M>
}

const reserved = new Set(['type', 'title', 'status', 'detail', 'instance', 'code', 'errors', 'correlationId'])

function faultsOf(code: string, entry: Entry): string[] {
  const taken = Object.keys(entry.members ?? {}).filter(name => reserved.has(name))
  return [
    ...(/^[A-Z][A-Z0-9]*(_[A-Z0-9]+)*$/.test(code) ? [] : [`${code} is not written LIKE_THIS`]),
    ...(Number.isInteger(entry.status) && entry.status >= 400 && entry.status <= 599
      ? []
      : [`${code} has the status ${entry.status}, which is not an error's`]),
    ...taken.map(name => `${code} gives the standard member ${name} a second meaning`),
  ]
}

export function register<const T extends Entries>(entries: T): Register<T> {
  const faults = Object.entries(entries).flatMap(([code, entry]) => faultsOf(code, entry))
  if (faults.length > 0) throw new Error(`The register of problems is wrong: ${faults.join('; ')}.`)
  return {
    entries,
    problem(code, ...[details]) {
      const entry = Object.hasOwn(entries, code) ? entries[code] : undefined
      if (entry === undefined) throw new Error(`The register of problems has no ${code}.`)
      return new Problem(code, entry, details)
    },
    extend(more) {
      const twice = Object.keys(more).filter(code => Object.hasOwn(entries, code))
      if (twice.length > 0) throw new Error(`The register of problems has ${twice.join(', ')} already.`)
      return register({ ...entries, ...more })
    },
  }
}
