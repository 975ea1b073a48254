import { readFileSync } from 'node:fs'
import { Refusal } from './refusal.ts'
import type { Setting } from './setting.ts'

export type Settings = Readonly<Record<string, Setting<unknown>>>
export type Values<Table extends Settings> = {
  readonly [Name in keyof Table]: Table[Name] extends Setting<infer Value> ? Value : never
}
export type Environment = Readonly<Record<string, string | undefined>>

/** A rule about several settings; returns a sentence if they do not fit together. */
export type Rule<Table extends Settings> = (values: Values<Table>) => string | undefined

/**
 * Reads settings from the environment and names every fault at once. `NAME_FILE` may name a file that holds the value,
 * as container secrets do. An empty value counts as unset.
 */
export const readSettings = <Table extends Settings>(
  table: Table,
  environment: Environment,
  rules: readonly Rule<Table>[] = [],
): Values<Table> => {
  const faults: string[] = []
  const values = Object.fromEntries(
    Object.entries(table).map(([name, setting]) => {
      try {
        const given = valueOf(name, environment)
        return [name, given === undefined ? setting.fallback : setting.parse(given)]
      } catch (fault) {
        faults.push(`${name} ${fault instanceof Error ? fault.message : String(fault)}.`)
        return [name, setting.fallback]
      }
    }),
  ) as Values<Table>
  if (faults.length === 0) faults.push(...rules.flatMap(rule => rule(values) ?? []))
  if (faults.length > 0) throw new Refusal(faults.join('\n'))
  return values
}

const valueOf = (name: string, environment: Environment): string | undefined => {
  const file = environment[`${name}_FILE`]
  if (!file) return environment[name] || undefined
  if (environment[name]) throw new Error(`is set twice: keep ${name} or ${name}_FILE, not both`)
  try {
    return readFileSync(file, 'utf8').trimEnd() || undefined
  } catch {
    throw new Error(`cannot be read from the file that ${name}_FILE names`)
  }
}
