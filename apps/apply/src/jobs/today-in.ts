/** Today's date in a time zone, as YYYY-MM-DD. */
export const todayIn = (timeZone: string, now = new Date()): string => {
  const parts = new Intl.DateTimeFormat('en', { timeZone, year: 'numeric', month: '2-digit', day: '2-digit' })
    .formatToParts(now)
    .map(({ type, value }) => [type, value] as const)
  const { year, month, day } = Object.fromEntries(parts)
  return `${year}-${month}-${day}`
}
