import type { Attempt, Fact, Moment, Taken } from './fact.ts'
import { type Refused, stateConflict } from './refusal.ts'
import { type Action, type Creation, endOf, type Next, startsOf, stepOf, type Table } from './table.ts'

interface Living {
  readonly state: string
}

export interface About<R> {
  /** The object's name in facts and refusals. */
  readonly of: string
  /** The column of its id. */
  readonly id: { [K in keyof R & string]: R[K] extends string ? K : never }[keyof R & string]
}

export interface Lifecycle<R extends Living, T extends Table> {
  readonly of: string
  readonly table: T
  /** The actions that are possible in a state. */
  readonly allowed: (state: R['state']) => Action<T>[]
  /** The first step of a new object. */
  readonly create: <A extends Creation<T>>(id: string, action: A, moment: Moment) => Taken<Next<T[A]>>
  /** Returns the next state and the fact, or the refusal as a value, for bulk operations. */
  readonly attempt: <A extends Action<T>>(record: R, action: A, attempt: Attempt) => Taken<Next<T[A]>> | Refused
  /** Returns the next state and the fact, or throws STATE_CONFLICT. */
  readonly step: <A extends Action<T>>(record: R, action: A, attempt: Attempt) => Taken<Next<T[A]>>
  /** Takes the one step that leads to the requested state, or throws STATE_CONFLICT. */
  readonly stepTo: (record: R, to: R['state'], moment: Moment) => Taken<R['state']>
}

/** `lifecycle<Job>({ of: 'job', id: 'jobId' })({ close: { from: ['PUBLISHED'], to: 'CLOSED' }, … })` */
export const lifecycle =
  <R extends Living>({ of, id }: About<R>) =>
  <const T extends Table<R['state']>>(table: T): Lifecycle<R, T> => {
    const isAction = (action: string, state: string): action is Action<T> =>
      startsOf(stepOf(table, action) ?? { in: [] }).includes(state)
    const allowed = (state: string) => Object.keys(table).filter(action => isAction(action, state))
    const idOf = (record: R) => String(record[id])

    /** The table's type says where each action leads; the compiler cannot follow that through a lookup. */
    const taken = <To extends string | null>(fact: Omit<Fact, 'object'>) =>
      ({ taken: true, next: fact.to, fact: { ...fact, object: of } }) as Taken<To>

    const lifecycleOf: Lifecycle<R, T> = {
      of,
      table,
      allowed,
      create(objectId, action, { by, at }) {
        const step = stepOf(table, action)
        if (step === undefined || 'in' in step || step.from !== null)
          throw new Error(`${action} does not create a ${of}.`)
        return taken({ by, at, objectId, action, from: null, to: step.to })
      },
      attempt(record, action, { by, at, theirs }) {
        const from = record.state
        const step = stepOf(table, action)
        if (step === undefined || !startsOf(step).includes(from))
          return { taken: false, from, action, allowed: allowed(from).filter(each => theirs?.includes(each) ?? true) }
        return taken({ by, at, objectId: idOf(record), action, from, to: endOf(step, from) })
      },
      step(record, action, attempt) {
        const outcome = lifecycleOf.attempt(record, action, attempt)
        if (outcome.taken) return outcome
        throw stateConflict(of, outcome)
      },
      stepTo(record, to, { by, at }) {
        const from = record.state
        const actions = allowed(from).filter(action => from !== to && endOf(table[action] ?? { in: [] }, from) === to)
        const [action, another] = actions
        if (action === undefined) throw stateConflict(of, { from, action: `become ${to}`, allowed: allowed(from) })
        if (another !== undefined) throw new Error(`Both ${action} and ${another} lead a ${of} from ${from} to ${to}.`)
        return taken({ by, at, objectId: idOf(record), action, from, to })
      },
    }
    return lifecycleOf
  }
