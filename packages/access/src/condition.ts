export type Value = string | number | boolean

/** A condition on a record, as plain data. It is true or false, never unknown: NULL is in no list of values. */
export type Condition =
  | { readonly is: 'always' }
  | { readonly is: 'never' }
  | { readonly is: 'among'; readonly column: string; readonly values: readonly Value[] }
  | { readonly is: 'null'; readonly column: string }
  | { readonly is: 'all'; readonly of: readonly Condition[] }
  | { readonly is: 'any'; readonly of: readonly Condition[] }
  | { readonly is: 'not'; readonly of: Condition }

export const always: Condition = { is: 'always' }
export const never: Condition = { is: 'never' }

export const among = (column: string, values: readonly Value[]): Condition =>
  values.length === 0 ? never : { is: 'among', column, values }

/** Simplifies, so that the SQL contains only what depends on the record. */
export function all(conditions: readonly Condition[]): Condition {
  if (conditions.some(({ is }) => is === 'never')) return never
  const open = conditions.filter(({ is }) => is !== 'always')
  return open.length > 1 ? { is: 'all', of: open } : (open[0] ?? always)
}

export function any(conditions: readonly Condition[]): Condition {
  if (conditions.some(({ is }) => is === 'always')) return always
  const open = conditions.filter(({ is }) => is !== 'never')
  return open.length > 1 ? { is: 'any', of: open } : (open[0] ?? never)
}

export function negate(condition: Condition): Condition {
  if (condition.is === 'always') return never
  if (condition.is === 'never') return always
  return condition.is === 'not' ? condition.of : { is: 'not', of: condition }
}

/** Evaluates the condition in memory. */
export function isMet(condition: Condition, valueOf: (column: string) => unknown): boolean {
  switch (condition.is) {
    case 'always':
      return true
    case 'never':
      return false
    case 'among': {
      const value = valueOf(condition.column)
      return condition.values.some(wanted => wanted === value)
    }
    case 'null':
      return valueOf(condition.column) === null
    case 'all':
      return condition.of.every(part => isMet(part, valueOf))
    case 'any':
      return condition.of.some(part => isMet(part, valueOf))
    default:
      return !isMet(condition.of, valueOf)
  }
}
