export type Recipient = { readonly name: string; readonly address: string }

/** One address without quotes, comments, lists or white space; letters of any language are allowed. */
const plainAddress = /^[^\s\p{C}"(),:;<>@[\\\]]{1,64}@[^\s\p{C}"(),:;<>@[\\\]]{1,255}$/u

export const isAddress = (text: string): boolean => text.length <= 320 && plainAddress.test(text)

/** Control characters, line breaks, and marks that change the direction of text. */
const unruly = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu

/** On one line: a line break in a header would begin another header. */
export const onOneLine = (text: string): string => text.replaceAll(unruly, ' ').replaceAll(/ {2,}/g, ' ').trim()

/** Text for a header, where `=?` would begin an encoded word and show something else. */
export const inHeader = (text: string): string => onOneLine(text).replaceAll('=?', '= ?')

/** The recipient for a header; throws if the address is invalid. */
export const recipient = ({ name, address }: Recipient): Recipient => {
  if (!isAddress(address)) throw new Error('A letter needs one plain e-mail address.')
  return { name: inHeader(name), address }
}
