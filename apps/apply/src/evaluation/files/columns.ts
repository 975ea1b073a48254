import { Temporal } from 'temporal-polyfill'
import { stateForStaff } from '../../states/application-states.ts'
import type { Language } from '../../text/language.ts'
import type { Line } from '../list/line.ts'

/** A date is midnight in UTC of a calendar day. */
export type Cell = string | number | Date | null

type Column = {
  readonly header: Readonly<Record<Language, string>>
  readonly width: number
  /** The number of decimals shown; none by default. */
  readonly decimals?: number
  readonly value: (line: Line, language: Language) => Cell
}

/** The day of an instant in the group's time zone, in which deadlines are meant. */
const dayIn = (instant: string, timezone: string): Date => {
  const { epochMilliseconds } = Temporal.Instant.fromEpochMilliseconds(new Date(instant).getTime())
    .toZonedDateTimeISO(timezone)
    .toPlainDate()
    .toZonedDateTime('UTC')
  return new Date(epochMilliseconds)
}

const column = (en: string, de: string, width: number, value: Column['value'], decimals?: number): Column => ({
  header: { en, de },
  width,
  value,
  ...(decimals !== undefined && { decimals }),
})

/** “Methods ×3 · Teaching ×1”, with numbers as the language writes them. */
const weightsIn = (weights: Line['weights'], language: Language): string =>
  weights.map(({ name, weight }) => `${name} ×${weight.toLocaleString(language)}`).join(' · ')

/** The columns of an exported list. Ratings that the member may not see are empty here as well. */
export const columns: readonly Column[] = [
  column('Last name', 'Nachname', 20, ({ lastName }) => lastName),
  column('First name', 'Vorname', 20, ({ firstName }) => firstName),
  column('E-mail', 'E-Mail', 30, ({ email }) => email),
  column('Job', 'Stelle', 40, ({ jobTitle }) => jobTitle),
  column('Research group', 'Forschungsgruppe', 24, ({ researchGroupName }) => researchGroupName),
  column('State', 'Status', 18, ({ state }, language) => stateForStaff(state, language)),
  column('Sent on', 'Eingegangen am', 15, ({ submittedAt, timezone }) => dayIn(submittedAt, timezone)),
  column('Grade (German scale)', 'Note (deutsche Skala)', 20, ({ germanGrade }) => germanGrade, 1),
  column('My rating', 'Meine Bewertung', 16, ({ myRating }) => myRating),
  column('Average rating', 'Bewertung im Mittel', 18, ({ averageRating }) => averageRating, 2),
  column('Weighted by criteria', 'Nach Kriterien gewichtet', 22, ({ weightedAverage }) => weightedAverage, 2),
  column('Weights', 'Gewichte', 30, ({ weights }, language) => weightsIn(weights, language)),
  column('Ratings', 'Bewertungen', 12, ({ ratingCount }) => ratingCount),
  column('Comments', 'Kommentare', 12, ({ commentCount }) => commentCount),
  column('Letters received', 'Empfehlungen eingegangen', 24, ({ lettersReceived }) => lettersReceived),
  column('Letters asked for', 'Empfehlungen erbeten', 20, ({ lettersAsked }) => lettersAsked),
  column('Application', 'Bewerbung', 38, ({ applicationId }) => applicationId),
]

/** The name of the file and of its sheet. */
export const listName = { en: 'Applications', de: 'Bewerbungen' } as const satisfies Record<Language, string>
