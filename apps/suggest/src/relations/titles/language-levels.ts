import { cut, type Unnumbered } from './mark.ts'
import { ordinalOf } from './ordinals.ts'

const code = '(?<code>[A-Z]\\d{1,2}(?:\\.\\d)?)'
const word = '(?:(?:auf |at )?(?:niveau|level|stufe) )'
/** A1: Listening, [A1] Listening, A1 Listening; and the same behind. */
const rules = [
  new RegExp(`^\\s*(?:(?<sign>[([]|${word})?${code}[\\])]?(?<end>\\s?[:.–—|-]\\s*|\\s+))(?=\\p{L})`, 'u'),
  new RegExp(`(?:(?<sign>\\s?[([]|,\\s|:\\s|\\s[–—-]\\s)${word}?|\\s${word}?)${code}[\\])]?\\s*$`, 'u'),
]
const isLevel = /^[ABC][12](?:\.\d)?$/

/**
 * Listening A1 and listening A2 are levels of a language: two of them that a sign sets apart, or of two subjects, or three,
 * where no other code stands in their place, for the vitamins B1, B2 and B12 are none.
 */
export function withoutLanguageLevels(titles: readonly string[]): readonly (Unnumbered | undefined)[] {
  const found = titles.map(title => rules.map(rule => rule.exec(title) ?? undefined).find(Boolean))
  const met = found.flatMap((match, at) => (match ? [{ match, name: cut(titles[at] ?? '', match) }] : []))
  const levels = new Set(met.map(({ match }) => match.groups?.['code']))
  const subjects = new Set(met.map(({ name }) => name.toLowerCase()))
  const isSigned = met.some(({ match: { groups } }) => groups?.['sign'] || /\S/.test(groups?.['end'] ?? ''))
  const areLevels =
    met.every(({ match, name }) => isLevel.test(match.groups?.['code'] ?? '') && /\p{L}/u.test(name)) &&
    levels.size >= 2 &&
    (isSigned || subjects.size >= 2 || levels.size >= 3)
  if (!areLevels) return titles.map(() => undefined)
  return found.map(
    (match, at) =>
      match && {
        name: cut(titles[at] ?? '', match),
        mark: { kind: 'level of a language', number: ordinalOf(match.groups?.['code'] ?? ''), isTime: true },
      },
  )
}
