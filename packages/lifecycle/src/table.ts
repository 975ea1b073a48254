/** A step changes the state, creates the object, deletes it, or leaves the state as it is. */
export type Step<State extends string = string> =
  | { readonly from: readonly State[]; readonly to: State }
  | { readonly from: null; readonly to: State }
  | { readonly from: readonly State[]; readonly to: null }
  | { readonly in: readonly State[] }

/** Every action with its step: the only ways in which a state changes. */
export type Table<State extends string = string> = Readonly<Record<string, Step<State>>>

export type Creation<T extends Table> = { [A in keyof T & string]: T[A] extends { from: null } ? A : never }[keyof T &
  string]
export type Action<T extends Table> = Exclude<keyof T & string, Creation<T>>

/** The state after an action; null once the object is deleted. */
export type Next<S extends Step> = S extends { readonly to: infer To }
  ? To
  : S extends { readonly in: readonly (infer State)[] }
    ? State
    : never

/** The states in which an action is possible; none for one that creates the object. */
export const startsOf = (step: Step): readonly string[] => ('in' in step ? step.in : (step.from ?? []))

export const endOf = (step: Step, state: string): string | null => ('in' in step ? state : step.to)

export function stepOf(table: Table, action: string): Step | undefined {
  return Object.hasOwn(table, action) ? table[action] : undefined
}
