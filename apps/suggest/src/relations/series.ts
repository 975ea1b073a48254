/** Logic II is the second part of Logic. */
export interface Part {
  readonly series: string
  readonly number: number
}

const numbered =
  /^(?<series>\p{L}.*?(?<!\btyp|\btype))[\s,:–-]{1,3}(?:(?:part|teil) )?(?:(?<arabic>[1-9])$|(?<roman>I{1,3}|IV|V)(?=$|\s*[:(]|\s[–—-]\s))/iu
const romans = ['', 'I', 'II', 'III', 'IV', 'V']

/** The number ends the title, or is Roman and stands before a colon, a dash or a bracket: week 3: loops is no third part. */
export function partOf(title: string): Part | undefined {
  const { series, arabic, roman } = numbered.exec(title)?.groups ?? {}
  if (!series) return undefined
  return { series: series.toLowerCase(), number: roman ? romans.indexOf(roman.toUpperCase()) : Number(arabic) }
}
