import { isWordlike, plainText } from './plain-text.ts'

/** Raise this whenever the same text gives another result: it is part of the model's name. */
export const matterRevision = 2

const able = {
  en: '(?:be|are|is|am) (?:also )?(?:able|expected|required|going|supposed|in a position) to|know how to|learn (?:how )?to',
  de: '(?:auch )?(?:dazu )?(?:in der Lage|fähig|befähigt|imstande)[,:]?',
}
const modal = {
  en: '(?:can|will|should|shall|must|could|may)',
  de: '(?:kann|kannst|können|soll|sollst|sollen|werden)',
}
/** Phrases for the learner, chosen so that they rarely match a text about students: "students drop out". */
const doing =
  '(?:acquire|analy[sz]e|apply|assess|become|calculate|compare|compute|create|define|demonstrate|derive|describe|design|' +
  'determine|develop|discuss|distinguish|evaluate|examine|explain|explore|formulate|gain|identify|implement|interpret|know|' +
  'learn|master|practi[sc]e|recall|recogni[sz]e|solve|summari[sz]e|understand|use|write)'
const unit = {
  en: '(?:course|module|class|lecture|unit|lesson|seminar|semester|program|programme|workshop|chapter)',
  de: '(?:Moduls?|Kurs(?:es)?|Vorlesung|(?:Lehr)?veranstaltung|(?:Lehr)?einheit|Seminars?|Semesters?|Übung|Praktikums?)',
}
const ending = '(?:[*:_]?innen|/-?innen)'
const people = `(?:Student(?:en|${ending})|(?:Schüler|Teilnehmer)${ending}?|Absolvent(?:en|${ending})|Auszubildenden)`
const one = '(?:student|learner|participant|trainee)'
const learner = {
  en: `(?:(?:the |all |our )?(?:successful )?(?:${one}|pupil|graduate)s|(?:the|each|every|a) ${one})`,
  de:
    '(?:(?:[Dd]er|[Dd]ie|[Dd]er/die|[Dd]ie/der|[Aa]lle) )?' +
    `(?:(?:Studierende|Lernende|Teilnehmende)n?|${people}(?: und ${people})?|(?<=[Dd]er )(?:Student|Schüler))`,
}
const upTo = (words: string): string => `[^.,;:!?]{0,80}\\b${words}`
const after = {
  en: `(?:upon|on|after|by|at|following|during|in) ${upTo(unit.en)},? `,
  de: `(?:nach|mit|am|zum|im|in|durch) ${upTo(unit.de)},? `,
}
const sayings = [
  `(?:${after.en})?(?:${learner.en}|you|I) (?:${modal.en}:? (?:also )?(?:(?:${able.en}):? )?|(?:also )?(?:${able.en}):? )`,
  `(?:${after.en})?${learner.en} (?=(?:also )?${doing}(?:e?s)?\\b)`,
  `${after.de}(?:${modal.de}|sind|kennen) (?:${learner.de}|Sie|du|ich) (?:${able.de} )?`,
  `(?:${learner.de}|Sie|du|ich) ${modal.de}:? (?:auch )?(?:${able.de} )?`,
  `${learner.de} (?:sind|ist) (?:${after.de})?${able.de} `,
]
const begin = '(?<=^|[.!?;:] )'
const whoLearns = new RegExp(`${begin}(?:${sayings.join('|')})`, 'giu')
/** A lower-case word is a verb: "die Studierenden prüfen". */
const whoActs = new RegExp(
  `${begin}${learner.de} (?!(?:den|denen|gegen|neben|wegen|zwischen)\\b)(?=[a-zäöüß]+(?:en|ern|eln)\\b)`,
  'gu',
)

/**
 * Reduces a text to its subject: its plain text without the words that say who learns it. Courses begin every text with
 * these, which made all texts of a course similar. A text that says nothing else becomes empty.
 */
export function matterOf(text: string): string {
  const matter = `${plainText(text)} `.replace(whoLearns, '').replace(whoActs, '').trimEnd()
  return isWordlike(matter) ? matter : ''
}
