/** Reads 2.1, 2a and B1 with their levels, and II, b and two as 2. */
export type Ordinal = readonly number[]

const words = ['one', 'two', 'three', 'four', 'five']
/** In both languages; German ones with any ending. */
const ordinalWords = [
  'first|erste',
  'second|zweite',
  'third|dritte',
  'fourth|vierte',
  'fifth|fünfte',
  'sixth|sechste',
  'seventh|siebte',
  'eighth|achte',
  'ninth|neunte',
  'tenth|zehnte',
].map(names => new RegExp(`^(?:${names})[rsn]?$`))
const romanDigits = new Map([
  ['I', 1],
  ['V', 5],
  ['X', 10],
])

export function ordinalOf(number: string): Ordinal {
  const small = number.toLowerCase()
  const figures = number.match(/\d+/g)?.map(Number)
  if (figures) return [...letterOf(/^[a-z](?=\d)/, small), ...figures, ...letterOf(/(?<=\d)[a-z]$/, small)]
  return [
    words.indexOf(small) + 1 ||
      ordinalWords.findIndex(word => word.test(small)) + 1 ||
      romanValue(number.toUpperCase()) ||
      letterValue(small),
  ]
}

const letterOf = (place: RegExp, number: string) => Array.from(place.exec(number) ?? [], letterValue)
const letterValue = (word: string) => word.charCodeAt(0) - 96

function romanValue(number: string): number {
  const digits = Array.from(number, letter => romanDigits.get(letter) ?? Number.NaN)
  return digits.reduce((sum, digit, at) => sum + (digit < (digits[at + 1] ?? 0) ? -digit : digit), 0)
}

/** 2 comes before 2.1, which comes before 3. */
export function compareOrdinals(a: Ordinal, b: Ordinal): number {
  const at = a.findIndex((number, index) => number !== b[index])
  return at < 0 ? a.length - b.length : (a[at] ?? 0) - (b[at] ?? Number.NEGATIVE_INFINITY)
}
