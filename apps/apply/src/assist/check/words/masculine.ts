import { letters } from './word.ts'

/** Masculine German nouns for people, with inclusive alternatives. */
const names: Readonly<Record<string, string>> = {
  absolvent: 'Person mit Abschluss',
  ansprechpartner: 'Ansprechperson',
  assistent: 'Assistenz',
  betreuer: 'Betreuungsperson',
  bewerber: 'sich bewerbende Person',
  doktorand: 'Promovierende',
  experte: 'Fachperson',
  forscher: 'Forschende',
  informatiker: 'Fachperson der Informatik',
  ingenieur: 'Ingenieurin oder Ingenieur',
  kandidat: 'Person',
  kollege: 'Teammitglied',
  koordinator: 'Koordination',
  leiter: 'Leitung',
  mitarbeiter: 'Beschäftigte',
  professor: 'Professorin oder Professor',
  student: 'Studierende',
  wissenschaftler: 'Forschende',
}

const letter = `[${letters}]`
const everyone = String.raw`[:*_]in|\/-?in|\(in|\s*\((?:\s*[mwdfxgn]\s*[/|,]){1,3}\s*[mwdfxgn]\s*\)`
const pairBefore = String.raw`${letter}in(?:nen)?\s+(?:und|oder|bzw\.?|\/)\s+(?:${letter}+\s+)?`
const pairAfter = String.raw`\s+(?:und|oder|bzw\.?|\/)\s+(?:${letter}+\s+)?${letter}+in(?:nen)?(?!${letter})`

/** Such a noun, unless the feminine form follows or its ending includes it. */
export const masculineNames = new RegExp(
  String.raw`(?<!${letter})(?<!${pairBefore})${letter}*?(${Object.keys(names).join('|')})(?:en|n|s|e)?(?!${letter})(?!${everyone})(?!${pairAfter})`,
  'gi',
)

export const insteadOf = (name: string): string => names[name.toLowerCase()] ?? ''
