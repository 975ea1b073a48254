/**
 * Controls that turn the order of what follows around. Marks that only say how a neighbour is joined or read stay, since
 * scripts need them: U+200C, U+200D, U+200E, U+200F, U+061C.
 */
const reordering = /[\u202A-\u202E\u2066-\u2069]/g

/** The text without what could show it, or what stands beside it, in another order. */
export const visibleText = (text: string): string => text.replaceAll(reordering, '')

/** Nothing of it is seen, also where it is made of signs. */
export const isBlank = (text: string): boolean => !/[^\s\p{C}]/u.test(text)

/** The same for every text in an input, in its place, as deep as inputs may be. */
export const makeVisible = (value: unknown, depth: number): unknown => {
  if (typeof value === 'string') return visibleText(value)
  if (typeof value !== 'object' || value === null || Buffer.isBuffer(value) || depth === 0) return value
  for (const [name, part] of Object.entries(value)) {
    const visible = makeVisible(part, depth - 1)
    if (visible !== part) Reflect.set(value, name, visible)
  }
  return value
}
