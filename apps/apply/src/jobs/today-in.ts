/** The date that a calendar on the wall shows there. */
export const todayIn = (timeZone: string, now = new Date()): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const)
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}
