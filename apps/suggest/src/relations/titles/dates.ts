const era = '(?: ?(?:v\\. ?Chr\\.|n\\. ?Chr\\.|BCE?|CE|AD))?'
const about = '(?:(?:ca?\\.|um|circa) ?)?'
const year = `${about}\\d{3,4}${era}`
const end = `(?:\\d{2,4}${era}|heute|today|present)`
const span = `${year} ?[–—-] ?${end}`
/** Without brackets, two numbers need not be years: Boeing 737-800, DIN VDE 0100-600, ISO 9001-2015. */
const plainSpan = `(?:${year} ?[–—] ?|${about}(?:1\\d|20)\\d\\d ?- ?)${end}`
const dated = new RegExp(`(?:,? (?:${plainSpan})| \\((?:${span}|${year})\\)|, ${year})\\s*$`, 'u')

/** Removes the years after a title, which no text repeats, unless they alone distinguish two titles. */
export function undated(titles: readonly string[]): readonly string[] {
  const bare = titles.map(withoutYears)
  const bearers = Map.groupBy(bare, title => title.toLowerCase())
  return titles.map((title, at) => {
    const name = bare[at] ?? title
    return bearers.get(name.toLowerCase())?.length === 1 ? name : title
  })
}

function withoutYears(title: string): string {
  const name = title.replace(dated, '')
  return /\p{L}/u.test(name) ? name : title
}
