type Step = (text: string, at: number) => number

/**
 * The position of the first invalid character, or the end of a truncated text; JavaScript's parsers do not always tell.
 * It recurses for each level, so the nesting must be bounded.
 */
export const faultPosition = (text: string): number => {
  const end = value(text, blank(text, 0))
  return end < 0 ? ~end : blank(text, end)
}

/** Each step returns where it ended, or the complement of the position of a fault. */
const broken = (at: number): number => ~at

const blanks = /[ \t\n\r]*/y
const plain = /[ !#-[\]-\uFFFF]*/y
const digits = /\d*/y
const hexadecimal = /[\da-fA-F]{0,4}/y

const over = (pattern: RegExp, text: string, at: number): number => {
  pattern.lastIndex = at
  pattern.test(text)
  return pattern.lastIndex
}
const blank: Step = (text, at) => over(blanks, text, at)

const value: Step = (text, at) => {
  const sign = text[at] ?? ''
  if (sign === '{') return members(text, at + 1, '}', member)
  if (sign === '[') return members(text, at + 1, ']', value)
  if (sign === '"') return string(text, at)
  if (sign === '-' || (sign >= '0' && sign <= '9')) return number(text, at)
  const word = words.find(one => one.startsWith(sign) && sign !== '')
  return word ? literal(text, at, word) : broken(at)
}

const words = ['true', 'false', 'null'] as const

const literal = (text: string, at: number, word: string): number => {
  for (let letter = 0; letter < word.length; letter++)
    if (text[at + letter] !== word[letter]) return broken(at + letter)
  return at + word.length
}

const members = (text: string, start: number, close: string, step: Step): number => {
  let at = blank(text, start)
  if (text[at] === close) return at + 1
  for (;;) {
    const end = step(text, at)
    if (end < 0) return end
    at = blank(text, end)
    if (text[at] === close) return at + 1
    if (text[at] !== ',') return broken(at)
    at = blank(text, at + 1)
  }
}

const member: Step = (text, at) => {
  const end = text[at] === '"' ? string(text, at) : broken(at)
  if (end < 0) return end
  const colon = blank(text, end)
  return text[colon] === ':' ? value(text, blank(text, colon + 1)) : broken(colon)
}

const string: Step = (text, start) => {
  for (let at = start + 1; ; ) {
    at = over(plain, text, at)
    if (text[at] === '"') return at + 1
    if (text[at] !== '\\') return broken(at)
    const sign = text[at + 1] ?? ''
    if (sign === 'u') {
      const end = over(hexadecimal, text, at + 2)
      if (end < at + 6) return broken(end)
      at = end
    } else if (sign !== '' && '"\\/bfnrt'.includes(sign)) at += 2
    else return broken(at + 1)
  }
}

const number: Step = (text, start) => {
  const first = text[start] === '-' ? start + 1 : start
  const whole = text[first] === '0' ? first + 1 : over(digits, text, first)
  if (whole === first) return broken(first)
  const fraction = text[whole] === '.' ? over(digits, text, whole + 1) : whole
  if (fraction === whole + 1) return broken(fraction)
  if (text[fraction]?.toLowerCase() !== 'e') return fraction
  const power = '+-'.includes(text[fraction + 1] ?? 'none') ? fraction + 2 : fraction + 1
  const end = over(digits, text, power)
  return end === power ? broken(end) : end
}
