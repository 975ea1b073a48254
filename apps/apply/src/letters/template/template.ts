/** The text of a letter: a subject on one line and a body in simple HTML, both with {{thing.name}} placeholders. */
export type Template = { readonly subject: string; readonly body: string }

export type Part = keyof Template

export type Token =
  | { readonly literal: string }
  | { readonly path: string; readonly offset: number; readonly raw: string }
  | { readonly broken: string; readonly offset: number }

const braces = /\{\{\s*([^{}]*?)\s*\}\}|\{\{|\}\}/g

/** Text and placeholders in order. Unpaired braces are tokens of their own kind. */
export const tokensOf = (text: string): readonly Token[] => {
  const tokens: Token[] = []
  let end = 0
  for (const { 0: raw, 1: path, index: offset } of text.matchAll(braces)) {
    if (offset > end) tokens.push({ literal: text.slice(end, offset) })
    tokens.push(path === undefined ? { broken: raw, offset } : { path, offset, raw })
    end = offset + raw.length
  }
  if (end < text.length) tokens.push({ literal: text.slice(end) })
  return tokens
}
