/** A title without what numbers it, and that number: no text repeats it, and so nothing would be named by its title. */
export interface Unnumbered {
  readonly name: string
  readonly mark: Mark | undefined
}

export interface Mark {
  /** What is counted: weeks, lectures. */
  readonly kind: string
  readonly number: string
}

const plural = (words: string) =>
  `(?:${words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')})(?:s|n|en)?`
const labels = plural(`
  week|lecture|lab|seminar|tutorial|workshop|practical|session|day|term|semester|year|grade
  unit|lesson|module|chapter|section|part|topic|block|step|stage|phase|level|ch\\.|sec\\.
  (?:learning )?(?:outcome|objective|goal)|competency|lo
  woche|vorlesung|übung|praktikum|sitzung|tag|jahr|klasse|jahrgangsstufe|stufe|einheit|lektion|modul|kapitel|abschnitt
  teil|thema|themenblock|themenfeld|schritt|lernsituation|lernfeld|lernziel|lernergebnis|ziel|lz|le|ue|nr\\.?
  kompetenz|kompetenzbereich`)

const figure = '\\d{1,4}(?:[.–/-]\\d{1,3}){0,3}(?: ?(?:&|and|und|bis|to) ?\\d{1,3})?[a-z]?'
const number = `${figure}|(?<!\\p{L})[IVX]{1,5}(?![\\p{L}\\p{N}])`
const counted = (label: string) => `(?<kind>${label})[ .–-]{0,2}(?<number>${number})`
const withinUnit = `(?:${labels}) ?(?:${number})[,.:]? `
const sign = '[.:)|–—_-]'

/** Week 3: Loops. Unit 2, Lesson 3 – Loops. */
const labelled = new RegExp(`^\\s*(?:${withinUnit})?${counted(labels)}\\s?(?:${sign}\\s|[:|_])\\s{0,2}`, 'iu')
/** Loops (week 3). */
const labelledBehind = new RegExp(`\\s[([]${counted(labels)}[\\])]\\s*$`, 'iu')
/** Loops (90 min). */
const lasting = /\s\(\d{1,3} ?(?:min(?:utes|uten)?|h|hours?|std|stunden|ects|lp|cp|credits?)\.?\)\s*$/iu
/** BIO-06 Enzymes, PM 6: Budgets, 2.1 Vectors, (4) Forces, b) Torque, II. Waves, #3 Light, A.1 Sound. */
const leader = new RegExp(
  `^\\s*[([#§]?\\s?(?:(?<kind>\\p{L}{0,24}?)[ .–-]{0,2}(?<number>${number})|(?<letter>\\p{L}(?=[.)])))` +
    `[\\])]?\\s{0,2}(?:${sign}{0,2}\\s|_)`,
  'u',
)
/** Loops (3), Loops (LO3). */
const leaderBehind = /\s[([](?<kind>\p{L}{0,4})[ .-]?(?<number>\d{1,4}(?:[.–/-]\d{1,3}){0,3})[\])]\s*$/u

const fewest = 3

/** A week or a lesson is always left out; whatever else stands before or behind where more than half have it alike. */
export function unnumbered(titles: readonly string[]): readonly Unnumbered[] {
  return byRule(byRule(titles.map(withoutLabel), leader), leaderBehind)
}

function withoutLabel(whole: string): Unnumbered {
  const title = whole.replace(lasting, '')
  const match = find(labelled, title) ?? find(labelledBehind, title)
  return match ? without(title, match) : { name: title, mark: undefined }
}

/** Unless nothing would be left of the title. */
function find(rule: RegExp, title: string): Found {
  const match = rule.exec(title)
  return match && /\p{L}/u.test(title.replace(match[0], '')) ? match : undefined
}

function byRule(all: readonly Unnumbered[], rule: RegExp): readonly Unnumbered[] {
  const found = all.map(({ name, mark }) => (mark ? undefined : find(rule, name)))
  const kinds = Map.groupBy(found.filter(Boolean), kindOf)
  const usual = [...kinds].find(([, numbered]) => isNumbering(numbered, all.length))?.[0]
  if (usual === undefined) return all
  return all.map((one, at) => {
    const match = found[at]
    return match && kindOf(match) === usual ? without(one.name, match) : one
  })
}

type Found = RegExpExecArray | undefined

const without = (title: string, match: RegExpExecArray): Unnumbered => ({
  name: title.replace(match[0], ''),
  mark: { kind: kindOf(match), number: numberOf(match) },
})

/** A1, A2, B1: letters count as well. */
const kindOf = (match: Found): string => {
  const kind = match?.groups?.['kind']?.toLowerCase() ?? ''
  return kind.length === 1 ? '' : kind
}
const numberOf = (match: Found): string => match?.groups?.['number'] ?? match?.groups?.['letter'] ?? ''

const isNumbering = (numbered: readonly Found[], titles: number) =>
  numbered.length * 2 > titles && new Set(numbered.map(match => match?.[0])).size >= fewest
