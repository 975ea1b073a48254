import { type Field, fieldOf, pathsOf, type Shape } from './shape.ts'
import { type Part, type Template, tokensOf } from './template.ts'

export type TemplateFault = {
  readonly part: Part
  /** Both count from 1. */
  readonly line: number
  readonly column: number
  readonly code: 'BROKEN_PLACEHOLDER' | 'UNKNOWN_PLACEHOLDER' | 'MISPLACED_PLACEHOLDER' | 'MISSING_PLACEHOLDER'
  readonly message: string
}

/** All reasons why a template cannot be rendered for a letter of this shape. */
export const templateFaults = (shape: Shape, template: Template): readonly TemplateFault[] =>
  (['subject', 'body'] as const).flatMap(part => partFaults(shape, part, template[part]))

const partFaults = (shape: Shape, part: Part, text: string): TemplateFault[] => {
  const tags = part === 'body' ? tagsOf(text) : []
  const at = (offset: number) => ({ part, ...positionOf(text, offset) })
  return tokensOf(text).flatMap((token): TemplateFault[] => {
    if ('literal' in token) return []
    if ('broken' in token)
      return [
        { ...at(token.offset), code: 'BROKEN_PLACEHOLDER', message: `“${token.broken}” opens or closes nothing.` },
      ]
    const field = fieldOf(shape, token.path)
    const known = pathsOf(shape).map(path => `{{${path}}}`)
    const end = token.offset + token.raw.length
    if (field === undefined) {
      const message = `“${token.raw}” is not known in this letter, which has ${known.join(', ')}.`
      return [{ ...at(token.offset), code: 'UNKNOWN_PLACEHOLDER', message }]
    }
    const tag = tags.find(({ from, to }) => from < token.offset && token.offset < to)
    const inHref = /\shref="$/.test(text.slice(tag?.from ?? 0, token.offset)) && text[end] === '"'
    const reason = misplaced(field, part, tag !== undefined, inHref)
    return reason === undefined
      ? []
      : [{ ...at(token.offset), code: 'MISPLACED_PLACEHOLDER', message: `“${token.raw}” ${reason}` }]
  })
}

const misplaced = ({ kind }: Field, part: Part, inTag: boolean, inHref: boolean): string | undefined => {
  if (part === 'subject' && kind !== 'words') return 'cannot stand in a subject.'
  if (!inTag) return undefined
  if (kind !== 'link') return 'cannot stand inside a tag.'
  return inHref ? undefined : 'can stand inside a tag only as href="…".'
}

const tagsOf = (text: string) =>
  [...text.matchAll(/<[^>]*>/g)].map(({ 0: tag, index: from }) => ({ from, to: from + tag.length }))

export const positionOf = (text: string, offset: number) => {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 }
}
