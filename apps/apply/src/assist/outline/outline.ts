import { escaped } from '../../html/page.ts'
import type { Language } from '../../text/language.ts'
import type { JobFacts } from '../facts.ts'
import { words } from './words.ts'

const paragraph = (text: string): string => `<p>${escaped(text)}</p>`
const list = (items: readonly string[]): string =>
  `<ul>\n${items.map(item => `<li>${escaped(item)}</li>`).join('\n')}\n</ul>`

/**
 * A draft from the form's own data, section by section: every known fact in its place, and brackets where the writer
 * must add something.
 */
export const outline = (facts: JobFacts, language: Language): readonly string[] => {
  const { group, about, topic, tasks, profile, offer, apply } = words[language]
  const said = (all: readonly ((from: JobFacts) => string | undefined)[]) => all.flatMap(say => say(facts) ?? [])
  const notes = facts.notes
    .split(/\r\n|\r|\n/)
    .map(line => line.replace(/^\s*[-*•]\s*/, '').trim())
    .filter(line => line !== '')
  return [
    `<h3>${group}</h3>\n${said([about, topic]).map(paragraph).join('\n')}\n`,
    `<h3>${tasks.title}</h3>\n${list([...notes, ...(notes.length === 0 ? tasks.items : [])])}\n`,
    `<h3>${profile.title}</h3>\n${list(profile.items(facts))}\n`,
    `<h3>${offer.title}</h3>\n${list([...said(offer.items), ...offer.always])}\n`,
    `<h3>${apply.title}</h3>\n${said(apply.items).map(paragraph).join('\n')}`,
  ]
}

export const noticeOf = (language: Language): string => words[language].notice
