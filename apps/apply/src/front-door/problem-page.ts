import type { ProblemReply } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import { escaped, page } from '../html/page.ts'
import { type Language, languageOf } from '../text/language.ts'
import { words } from './problem-words.ts'

/** The problem as a page; nothing for a program, which takes it as it is. */
export const problemPageFor = (
  siteName: string,
  request: FastifyRequest,
  { status, body: { code } }: ProblemReply,
): { readonly html: string; readonly language: Language } | undefined => {
  const isPassing = status >= 500 || status === 429
  if (!isOpenedByPerson(request) || !(isPassing || isPageOfOurs(request))) return undefined
  const language = languageFor(request)
  const { known, ours, theirs, again, start } = words[language]
  const { title, text } = known[code] ?? (status >= 500 ? ours : theirs)
  const number = text === ours.text ? `<br><code>${escaped(request.id)}</code>` : ''
  // A link does not send a form once more. An empty one leads to the same address.
  const way = isPassing && request.method === 'GET' ? `<a href="">${again}</a>` : `<a href="/">${start}</a>`
  return { html: page(siteName, language, title, `<p>${text}${number}</p>\n<p>${way}</p>`), language }
}

/** In the address bar, by a link or a form: programs bring a token, or take anything, or rather JSON. */
const isOpenedByPerson = ({ headers }: FastifyRequest): boolean => {
  const { accept = '', authorization } = headers
  const html = weightOf(accept, 'text/html')
  const isRead = html > 0 && html >= weightOf(accept, 'application/json', 'application/problem+json')
  return isRead && authorization === undefined
}

/** Whoever tries the API out in the address bar sees what it answers. */
const isPageOfOurs = ({ url }: FastifyRequest): boolean => !/^\/(?:api|assets|docs|health|metrics)(?:[/?]|$)/.test(url)

/** The weight with which these types are named among those that are accepted (RFC 9110, section 12.5.1). */
const weightOf = (accepted: string, ...types: readonly string[]): number => {
  const named = accepted
    .split(',')
    .map(each => each.split(';').map(word => word.trim().toLowerCase()))
    .filter(([type = '']) => types.includes(type))
  return Math.max(0, ...named.map(parts => Number(parts.find(part => part.startsWith('q='))?.slice(2) ?? 1)))
}

/** An address may name its language, as public pages, sheets and sign-in do. */
const languageFor = ({ url, headers }: FastifyRequest): Language => {
  const [, named] = /^\/(en|de)(?:[/?]|$)/.exec(url) ?? /[?&](?:language|lang|ui_locales)=(en|de)\b/.exec(url) ?? []
  return named === 'en' || named === 'de' ? named : languageOf(headers['accept-language'])
}
