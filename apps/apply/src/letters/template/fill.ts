import { escaped } from '../../html/page.ts'
import { inHeader, onOneLine } from '../mail/recipient.ts'
import { type DataOf, type Field, fieldOf, type Shape, valueOf } from './shape.ts'
import { type Token, tokensOf } from './template.ts'

type Print = (value: string, field: Field) => string

const inHtml: Print = (value, { kind }) => {
  if (kind === 'link') return escaped(addressOf(value))
  if (kind === 'words') return escaped(onOneLine(value))
  return value
    .split(/\r\n|\r|\n/)
    .map(line => escaped(onOneLine(line)))
    .join('<br>')
}

const addressOf = (value: string): string => {
  if (!/^https?:\/\//.test(value) || !URL.canParse(value)) throw new Error('A link of a letter begins with http(s)://.')
  return new URL(value).href
}

/** Replaces the placeholders by their values. The template must be free of faults. */
const fill = (text: string, shape: Shape, data: DataOf<Shape>, print: Print): string =>
  tokensOf(text)
    .map((token, index, tokens) => {
      if ('literal' in token) return token.literal
      const field = 'path' in token ? fieldOf(shape, token.path) : undefined
      const value = 'path' in token ? valueOf(data, token.path) : undefined
      if (field === undefined || value === undefined) throw new Error('The template has a placeholder without a value.')
      return field.kind === 'link' && !isHref(tokens[index - 1]) ? `\n${print(value, field)}` : print(value, field)
    })
    .join('')

/**
 * A link in text is set apart, which HTML shows as a space: directly after another address, its key would be sent to
 * that address.
 */
const isHref = (before: Token | undefined): boolean =>
  before !== undefined && 'literal' in before && before.literal.endsWith(' href="')

export const fillSubject = (text: string, shape: Shape, data: DataOf<Shape>): string =>
  inHeader(fill(text, shape, data, value => value))

export const fillBody = (text: string, shape: Shape, data: DataOf<Shape>): string => fill(text, shape, data, inHtml)
