import { parseArgs } from 'node:util'
import { type Options, options, UsageError } from './command.ts'

/** Parses the command line; throws a sentence about the first word it does not understand. */
export const readWords = (
  argv: readonly string[],
): { readonly words: readonly string[]; readonly options: Options } => {
  const { tokens } = parseArgs({ args: [...argv], options, allowPositionals: true, strict: false, tokens: true })
  for (const token of tokens) if (token.kind === 'option') check(token)
  const { values, positionals } = parseArgs({ args: [...argv], options, allowPositionals: true })
  return { words: positionals, options: values }
}

type Option = { readonly name: string; readonly rawName: string } & (
  | { readonly value: string; readonly inlineValue: boolean }
  | { readonly value: undefined }
)

const check = (option: Option): void => {
  const { name, rawName } = option
  const known = Object.entries(options).find(([each]) => each === name)?.[1]
  if (!known && /^-\d/.test(rawName))
    throw new UsageError(`There is no option ${rawName}. A negative course number follows --, as in: export -- -1`)
  if (!known) throw new UsageError(`There is no option ${rawName}.`)
  if (known.type === 'boolean' && option.value !== undefined) throw new UsageError(`${rawName} takes no value.`)
  if (known.type === 'boolean') return
  if (option.value === undefined) throw new UsageError(`${rawName} needs a value.`)
  if (!option.inlineValue && option.value.startsWith('-') && option.value.length > 1)
    throw new UsageError(`${rawName} needs a value; one that begins with - is written --${name}=${option.value}`)
}
