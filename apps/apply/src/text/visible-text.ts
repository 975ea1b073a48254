/**
 * Control characters that reverse the direction of text. Marks that only affect how a neighbour is joined or read stay,
 * since scripts need them: U+200C, U+200D, U+200E, U+200F, U+061C.
 */
const reordering = /[\u202A-\u202E\u2066-\u2069]/g

/** The text without characters that would reorder it or its surroundings. */
export const visibleText = (text: string): string => text.replaceAll(reordering, '')

/** Whether nothing of the text is visible. */
export const isBlank = (text: string): boolean => !/[^\s\p{C}]/u.test(text)

/** The same for every text in an input, at any allowed depth. */
export const makeVisible = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return visibleText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth === 0) return value
  for (const name of Object.keys(value)) {
    const part: unknown = Reflect.get(value, name)
    const visible = makeVisible(part, depth - 1)
    if (visible !== part) Reflect.set(value, name, visible)
  }
  return value
}
