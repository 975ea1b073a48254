import { type RawBuilder, sql } from 'kysely'
import type { Condition } from './condition.ts'

/** Translates the condition to SQL. Every part is true or false, never NULL, and `=` and `in` can use an index. */
export function toSql(condition: Condition, referenceOf: (column: string) => string): RawBuilder<boolean> {
  const part = (inner: Condition) => toSql(inner, referenceOf)
  switch (condition.is) {
    case 'always':
      return sql<boolean>`true`
    case 'never':
      return sql<boolean>`false`
    case 'among': {
      const column = sql.ref(referenceOf(condition.column))
      return sql<boolean>`(${column} is not null and ${column} in (${sql.join(condition.values)}))`
    }
    case 'null':
      return sql<boolean>`(${sql.ref(referenceOf(condition.column))} is null)`
    case 'all':
      return sql<boolean>`(${sql.join(condition.of.map(part), sql` and `)})`
    case 'any':
      return sql<boolean>`(${sql.join(condition.of.map(part), sql` or `)})`
    default:
      return sql<boolean>`(not ${part(condition.of)})`
  }
}
