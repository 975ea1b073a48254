import type { ProblemReply } from '@kolleg/problems'
import type { FastifyRequest } from 'fastify'
import { escaped, page } from '../html/page.ts'
import { type Language, languageOf } from '../text/language.ts'
import { words } from './problem-words.ts'

/** The problem as a page; undefined for a program, which gets JSON. */
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
  // A link cannot send a form again. An empty href leads to the same address.
  const way = isPassing && request.method === 'GET' ? `<a href="">${again}</a>` : `<a href="/">${start}</a>`
  return { html: page(siteName, language, title, `<p>${text}${number}</p>\n<p>${way}</p>`), language }
}

/** Opened in the address bar, by a link or by a form. Programs send a token, or accept anything, or prefer JSON. */
const isOpenedByPerson = ({ headers }: FastifyRequest): boolean => {
  const { accept = '', authorization } = headers
  const html = weightOf(accept, 'text/html')
  const isRead = html > 0 && html >= weightOf(accept, 'application/json', 'application/problem+json')
  return isRead && authorization === undefined
}

/** A person who opens an address of the API sees its JSON. */
const isPageOfOurs = ({ url }: FastifyRequest): boolean => !/^\/(?:api|assets|docs|health|metrics)(?:[/?]|$)/.test(url)

/** The weight of these types in an Accept header (RFC 9110, section 12.5.1). */
const weightOf = (accepted: string, ...types: readonly string[]): number => {
  const named = accepted
    .split(',')
    .map(each => each.split(';').map(word => word.trim().toLowerCase()))
    .filter(([type = '']) => types.includes(type))
  return Math.max(0, ...named.map(parts => Number(parts.find(part => part.startsWith('q='))?.slice(2) ?? 1)))
}

/** An address may name its language, as on public pages, sheets and sign-in. */
const languageFor = ({ url, headers }: FastifyRequest): Language => {
  const [, named] = /^\/(en|de)(?:[/?]|$)/.exec(url) ?? /[?&](?:language|lang|ui_locales)=(en|de)\b/.exec(url) ?? []
  return named === 'en' || named === 'de' ? named : languageOf(headers['accept-language'])
}
