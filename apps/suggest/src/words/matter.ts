import { plainText } from './plain-text.ts'

/** Of somebody who is spoken about, and not said to learn something: "students with special needs". */
const aside = {
  en: 'with|without|of|in|from|at|for|and|or|who|whose|that|which|as|on|to|under|between',
  de: 'von|mit|ohne|in|im|aus|der|die|das|des|dem|den|an|am|und|oder|bei|für|als|zwischen|unter',
}
const unit = {
  en: '(?:course|module|class|lecture|unit|lesson|seminar|semester|program|programme|workshop|chapter)',
  de: '(?:Moduls?|Kurs(?:es)?|Vorlesung|(?:Lehr)?veranstaltung|(?:Lehr)?einheit|Seminars?|Semesters?|Übung|Praktikums?)',
}
const able = {
  en: '(?:(?:be|are|is) (?:also )?(?:able|expected|required|going|supposed|in a position) to|know how to|learn (?:how )?to) ',
  de: '(?:auch )?(?:dazu )?(?:in der Lage|fähig|befähigt|imstande),? ',
}
const can = {
  en: `(?:(?:can|will|should|shall|must|could|may) (?:also )?)?(?:${able.en})?`,
  de: `(?:(?:sind|ist|werden) ${able.de}|(?:kann|können|sollen|werden) (?:auch )?)?`,
}
const endings = '(?:[*:]?innen|innen)'
const people = `(?:Student(?:en|${endings})|(?:Schüler|Teilnehmer)${endings}?|Absolvent(?:en|${endings}))`
const learner = {
  en: '(?:the |all |our )?(?:successful )?(?:students?|learners?|participants?|pupils|trainees|graduates) ',
  de: `(?:die |der |alle )?(?:(?:Studierende|Lernende|Teilnehmende)n?|${people}(?: und ${people})?) `,
}
const until = (words: string): string => `[^.,;:!?]{0,80}\\b${words},? `
const sayings = [
  `(?:(?:upon|on|after|by|at|following|during|in) ${until(unit.en)})?${learner.en}(?!(?:${aside.en})\\b)${can.en}`,
  `(?:you|I) (?=can|will|should|shall|must|could|may|are|am|know|learn)${can.en}`,
  `(?:nach|mit|am|zum|im|in|durch) ${until(unit.de)}(?:sind|werden|können|sollen|kennen) ${learner.de}(?:${able.de})?`,
  `${learner.de}(?!(?:${aside.de})\\b)${can.de}`,
]
/** At the beginning of a sentence, and never all of it. */
const whoLearns = new RegExp(`(?<=^|[.!?;:] )(?:${sayings.join('|')})(?=\\S)`, 'giu')
const hint =
  /\b(?:student|studier|learner|lernende|pupil|trainee|graduate|absolvent|participant|teilnehme|schüler|you |i )/i

/**
 * What a text is about: its plain text without the words that say who learns it. Courses begin each text with these,
 * which made all texts of a course alike.
 */
export function matterOf(text: string): string {
  const plain = plainText(text)
  return hint.test(plain) ? plain.replace(whoLearns, '') : plain
}
