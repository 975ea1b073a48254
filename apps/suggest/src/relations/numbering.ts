/** BIO-06 Enzymes, PM 6: Budgets, Week 3 – Loops, 2.1 Vectors, (4) Forces, b) Torque, II. Waves. */
const word = '(?<kind>\\p{L}{0,12}?)[ .–-]{0,2}'
const number = '\\d{1,4}(?:[.-]\\d{1,3}){0,3}[a-z]?|[IVX]{1,5}(?=[.:)])'
const letter = '\\p{L}(?=[.)])'
const end = '[\\])]?\\s{0,2}[.:)|–—-]?\\s(?=.*\\p{L})'
const leader = new RegExp(`^\\s*[([]?(?:${word}(?<number>${number})|(?<letter>${letter}))${end}`, 'u')

const fewest = 3

/**
 * Titles without what numbers them, where more than half of a course is numbered in one way: no text repeats it, and so
 * nothing would be named by its title.
 */
export function unnumbered<Titled extends { readonly title: string }>(all: readonly Titled[]): readonly Titled[] {
  const found = all.map(({ title }) => leader.exec(title))
  const kinds = Map.groupBy(found.filter(Boolean), kindOf)
  const usual = [...kinds].find(([, numbered]) => isNumbering(numbered, all.length))?.[0]
  if (usual === undefined) return all
  return all.map((one, at) => {
    const match = found[at]
    return match && kindOf(match) === usual ? { ...one, title: one.title.slice(match[0].length) } : one
  })
}

type Found = RegExpExecArray | null | undefined

const kindOf = (match: Found) => match?.groups?.['kind']?.toLowerCase() ?? ''
const numberOf = (match: Found) => match?.groups?.['number'] ?? match?.groups?.['letter']

const isNumbering = (numbered: readonly Found[], titles: number) =>
  numbered.length * 2 > titles && new Set(numbered.map(numberOf)).size >= fewest
