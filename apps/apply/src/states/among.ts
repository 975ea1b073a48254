import { type RawBuilder, sql } from 'kysely'

/** Whether a state is one of these. */
export const isAmong = <State extends string>(states: readonly State[], state: string | null): state is State =>
  states.some(each => each === state)

/** The same in SQL, for the state in a column. */
export const inStates = (column: string, states: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} in (${sql.join(states.map(state => sql.lit(state)))})`
