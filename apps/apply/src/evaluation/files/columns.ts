import type { Line } from '../list/line.ts'

type Column = {
  readonly header: string
  readonly width: number
  readonly value: (line: Line) => string | number | null
}

const day = (instant: string): string => new Date(instant).toISOString().slice(0, 10)

/** The columns of an exported list. What the member may not see of others' ratings is empty here as well. */
export const columns: readonly Column[] = [
  { header: 'Last name', width: 20, value: ({ lastName }) => lastName },
  { header: 'First name', width: 20, value: ({ firstName }) => firstName },
  { header: 'E-mail', width: 30, value: ({ email }) => email },
  { header: 'Job', width: 40, value: ({ jobTitle }) => jobTitle },
  { header: 'Research group', width: 24, value: ({ researchGroupName }) => researchGroupName },
  { header: 'State', width: 12, value: ({ state }) => state },
  { header: 'Sent on', width: 12, value: ({ submittedAt }) => day(submittedAt) },
  { header: 'Grade (German scale)', width: 20, value: ({ germanGrade }) => germanGrade },
  { header: 'My rating', width: 10, value: ({ myRating }) => myRating },
  { header: 'Average rating', width: 14, value: ({ averageRating }) => averageRating },
  { header: 'Ratings', width: 10, value: ({ ratingCount }) => ratingCount },
  { header: 'Comments', width: 10, value: ({ commentCount }) => commentCount },
  { header: 'Letters received', width: 16, value: ({ lettersReceived }) => lettersReceived },
  { header: 'Letters asked for', width: 16, value: ({ lettersAsked }) => lettersAsked },
  { header: 'Application', width: 38, value: ({ applicationId }) => applicationId },
]
