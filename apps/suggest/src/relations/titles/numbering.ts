import { withoutLanguageLevels } from './language-levels.ts'
import { cut, type Mark, type Unnumbered } from './mark.ts'
import { ordinalOf } from './ordinals.ts'

const anyOf = (words: string) =>
  words
    .trim()
    .split(/\s*\n\s*/)
    .join('|')
/** Words for things that are counted in the order of teaching. */
const taught = anyOf(`
  week|wk|lecture|session|day|month|term|trimester|quarter|semester|sem\\.|year|yr|grade|class|form|key stage|ks|unit|lesson|chapter|ch\\.
  lehrjahr|ausbildungsjahr|halbjahr|schuljahr|woche|vorlesung|sitzung|tag|jahr|klasse|kl\\.|klassenstufe|jahrgang|jg\\.|jgst\\.|jahrgangsstufe
  kw|monat|quartal|termin|kurstag|stunde|doppelstunde|std\\.|vl|einheit|lektion|kapitel|lernsituation|lernfeld|lf`)
/** Words for parts of something, in any order. */
const listed = anyOf(`
  lab|seminar|tutorial|workshop|practical|module|section|part|block|step|stage|phase|level|sec\\.
  century|decade|jahrhundert|jh\\.|jahrzehnt|topic|(?:learning )?(?:outcome|objective|goal)|competency|lo
  übung|praktikum|stufe|niveau|modul|abschnitt|teil|themenblock|schritt|thema|themenfeld|lernziel|lernergebnis|ziel|lz|le|ue|nr\\.?|kompetenz|kompetenzbereich`)
const label = `${taught}|${listed}`
const plural = '(?:s|n|en)?'
const isTaught = new RegExp(`^(?:${taught})$`, 'iu')
/** With a letter or a Roman number these are kinds, not steps: amplifiers of class A, antiarrhythmics of class II. */
const isKind = /^(?:class|klasse|grade|stage|stufe|phase)$/i

const figure = '\\d{1,4}(?:[.–/-]\\d{1,3}){0,3}(?: ?(?:&|and|und|bis|to) ?\\d{1,3})?[a-z]?'
const number = `${figure}|(?<!\\p{L})[IVX]{1,5}(?![\\p{L}\\p{N}])`
const counted = `(?<kind>${label})${plural}[ .–-]{0,2}(?<number>${number}|(?<!\\p{L})(?:[A-Z]\\d{0,2}(?:\\.\\d{1,2})?|one|two|three|four|five)(?![\\p{L}\\p{N}]))(?: (?:of|von) \\d{1,3})?`
const withinUnit = `(?:(?<whole>${label})${plural} ?(?<of>${number})[,.:]? )?`
const sign = '[.:)|–—_-]'
const signed = `\\s?(?:${sign}\\s|[:|_])\\s{0,2}`

/** Week 3: Loops. Unit 2, Lesson 3 – Loops. */
const labelled = new RegExp(`^\\s*${withinUnit}${counted}${signed}`, 'iu')
const nth = `(?:(?<number>\\d{1,2})(?:\\.|st|nd|rd|th)|(?<word>first|second|third|(?:four|fif|six|seven|eigh|nin|ten)th|(?:ers|zwei|drit|vier|fünf|sechs|sieb|ach|neun|zehn)te[srn]?)) (?<kind>${label})${plural}`
/** 3rd week: Loops. Loops (third week). Year 1, 2nd term: Loops. */
const ordinal = new RegExp(`^\\s*${withinUnit}${nth}${signed}`, 'iu')
const ordinalBehind = new RegExp(`\\s[([]${withinUnit}${nth}[\\])]\\s*$`, 'iu')
/** Loops (week 3). Loops, week 3. Loops week 3. */
const labelledBehind = new RegExp(
  `(?:\\s[([]|,\\s|\\s[–—-]\\s|\\s(?=\\p{L}+ \\d{1,2}\\s*$))${withinUnit}${counted}[\\])]?\\s*$`,
  'iu',
)
const countedAlone = new RegExp(`^${withinUnit}(?:${counted}|${nth}|[A-C][12])$`, 'iu')
/** Whether this is nothing but a week, a year or a level. */
export const isCounted = (text: string): boolean => countedAlone.test(text)
/** Loops (90 min). */
const lasting = /\s\(\d{1,3} ?(?:min(?:utes|uten)?|h|hours?|std|stunden|ects|lp|cp|credits?)\.?\)\s*$/iu
/** BIO-06 Enzymes, PM 6: Budgets, 2.1 Vectors, (4) Forces, b) Torque, II. Waves, #3 Light, A.1 Sound. */
const leader = new RegExp(
  `^\\s*(?!\\d[dk] )[([#§]?\\s?(?:(?<kind>\\p{L}{0,24}?)[ .–-]{0,2}(?<number>${number})|(?<letter>\\p{L}(?=[.)])))` +
    `[\\])]?\\s{0,2}(?:${sign}{0,2}\\s|_)`,
  'u',
)
/** Loops (3), Loops (LO3), Loops (3 of 20), Loops #3. */
const leaderBehind =
  /\s(?:#|[([])(?<kind>\p{L}{0,4})[ .-]?(?<number>\d{1,4}(?:[.–/-]\d{1,3}){0,3})(?: (?:of|von) \d{1,4})?[\])]?\s*$/u

/** The fewest distinct numbers that make a numbering; two are enough for weeks or years. */
const fewest = { labelled: 2, other: 3 }

/**
 * Always removes a week or a lesson; removes other numbers if more than half of the titles have them in the same form.
 */
export function unnumbered(titles: readonly string[]): readonly Unnumbered[] {
  const leveled = withoutLanguageLevels(titles)
  const bare = withoutKinds(
    titles,
    titles.map((title, at) => leveled[at] ?? withoutLabel(title)),
  )
  return byRule(byRule(bare, leader), leaderBehind)
}

/** A kind is no number, but the title goes without it unless it alone distinguishes two titles. */
function withoutKinds(titles: readonly string[], all: readonly Unnumbered[]): readonly Unnumbered[] {
  const bearers = Map.groupBy(all, ({ name }) => name.toLowerCase())
  return all.map((one, at) => {
    if (!one.mark || one.mark.isStep) return one
    const isOnly = bearers.get(one.name.toLowerCase())?.length === 1
    return { name: isOnly ? one.name : (titles[at] ?? one.name), mark: undefined }
  })
}

function withoutLabel(whole: string): Unnumbered {
  const title = whole.replace(lasting, '')
  const match = [labelled, ordinal, labelledBehind, ordinalBehind].map(rule => find(rule, title)).find(Boolean)
  return match ? without(title, match) : { name: title, mark: undefined }
}

/** Keeps the title if nothing else would be left. */
function find(rule: RegExp, title: string): Found {
  const match = rule.exec(title)
  return match && /\p{L}/u.test(cut(title, match)) ? match : undefined
}

function byRule(all: readonly Unnumbered[], rule: RegExp): readonly Unnumbered[] {
  const found = all.map(({ name, mark }) => (mark ? undefined : find(rule, name)))
  const kinds = Map.groupBy(found.filter(Boolean), kindOf)
  const usual = [...kinds].find(([, numbered]) => isNumbering(numbered, all.length))?.[0]
  if (usual === undefined) return all
  const bare = all.map((one, at) => {
    const match = found[at]
    return match && kindOf(match) === usual ? without(one.name, match) : one
  })
  const bearers = Map.groupBy(bare, ({ name }) => name.toLowerCase())
  // Only the prefix distinguishes H1 antagonists from H2 antagonists.
  return bare.map((one, at) =>
    isSigned(found[at]) || bearers.get(one.name.toLowerCase())?.length === 1 ? one : (all[at] ?? one),
  )
}

const isLabel = new RegExp(`^(?:${label})${plural}$`, 'iu')
const isSigned = (match: Found) =>
  match !== undefined && (/[.:)\]|–—_-]\s*$/u.test(match[0]) || isLabel.test(kindOf(match)))

type Found = RegExpExecArray | undefined

const without = (title: string, match: RegExpExecArray): Unnumbered => ({
  name: cut(title, match),
  mark: markOf(match),
})

/** A letter is part of the number: A1, A2, B1. */
const isLetter = (kind: string | undefined) => kind?.length === 1
const kindOf = (match: Found): string => {
  const kind = match?.groups?.['kind']
  return isLetter(kind) ? '' : (kind?.toLowerCase() ?? '')
}
const numberOf = (match: Found): string => {
  const { kind, number: figures, letter, word } = match?.groups ?? {}
  return isLetter(kind) ? `${kind}${figures}` : (figures ?? letter ?? word ?? '')
}
const isFigure = (match: Found) => /^\d/.test(numberOf(match)) || match?.groups?.['word'] !== undefined
/** Lesson 2 of unit 1 is unit 1.2. */
const markOf = (match: Found): Mark => {
  const { whole, of } = match?.groups ?? {}
  const kind = whole?.toLowerCase() ?? kindOf(match)
  const place = [...(of ? ordinalOf(of) : []), ...ordinalOf(numberOf(match))]
  return {
    kind,
    number: place,
    isStep: isFigure(match) || !isKind.test(kind),
    isTaught: isTaught.test(kind) && isFigure(match),
  }
}

const isNumbering = (numbered: readonly Found[], titles: number) =>
  numbered.length * 2 > titles &&
  new Set(numbered.map(match => match?.[0])).size >=
    (isLabel.test(kindOf(numbered[0])) ? fewest.labelled : fewest.other)
