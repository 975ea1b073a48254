import { cut, type Unnumbered } from './mark.ts'
import { ordinalOf } from './ordinals.ts'

const one = '[A-Z]\\d{1,2}(?:\\.\\d|\\+)?'
const code = `(?<code>${one}(?:\\s?[–/-]\\s?${one})?)`
const word = '(?:(?:[Aa]uf |[Aa]t )?(?:[Nn]iveau|[Ll]evel|[Ss]tufe) )'
/** A1: Listening, [A1] Listening, A1 Listening, level A1 listening; and the same at the end. */
const rules = [
  `^\\s*(?<sign>[([])${word}?${code}[\\])]\\s*(?=\\p{L})`,
  `^\\s*(?:(?<sign>${word})?${code}(?<end>\\s?[:.–—|-]\\s*|\\s+))(?=\\p{L})`,
  `\\s?(?<sign>[([])${word}?${code}[\\])]\\s*$`,
  `(?:(?<sign>,\\s|:\\s|\\s[–—-]\\s|\\s${word})${word}?|\\s)${code}\\s*$`,
].map(rule => new RegExp(rule, 'u'))
const isLevel = /^[ABC][12](?:\.\d|\+)?(?:\s?[–/-]\s?[ABC][12]\+?)?$/
/** A4 is a paper size and does not stop the other codes from being levels. */
const fewOthers = 5

/**
 * Whether the codes are levels of a language: two with a separator or with two subjects, or at least three, and hardly
 * any other code in the same position, because the vitamins B1, B2 and B12 are no levels.
 */
export function withoutLanguageLevels(titles: readonly string[]): readonly (Unnumbered | undefined)[] {
  const codes = titles.map(title => rules.map(rule => rule.exec(title) ?? undefined).find(Boolean))
  const found = codes.map(match => (isLevel.test(match?.groups?.['code'] ?? '') ? match : undefined))
  const met = found.flatMap((match, at) => (match ? [{ match, name: cut(titles[at] ?? '', match) }] : []))
  const others = codes.filter(Boolean).length - met.length
  const levels = new Set(met.map(({ match }) => match.groups?.['code']))
  const subjects = new Set(met.map(({ name }) => name.toLowerCase()))
  const isSigned = met.some(({ match: { groups } }) => groups?.['sign'] || /\S/.test(groups?.['end'] ?? ''))
  const areLevels =
    met.length >= others * fewOthers &&
    met.every(({ name }) => /\p{L}/u.test(name)) &&
    levels.size >= 2 &&
    (isSigned || subjects.size >= 2 || levels.size >= 3)
  if (!areLevels) return titles.map(() => undefined)
  return found.map(
    (match, at) =>
      match && {
        name: cut(titles[at] ?? '', match),
        mark: {
          kind: 'level of a language',
          number: ordinalOf(match.groups?.['code'] ?? ''),
          isStep: true,
          isTaught: true,
        },
      },
  )
}
