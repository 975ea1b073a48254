/** A text that a spreadsheet would run as a formula. */
const armed = /^'*[=+\-@\t\r＝＋－＠]/u

/** Escapes such a text with an apostrophe, as spreadsheets do; `rearm` removes it again. */
export const disarm = (text: string): string => (armed.test(text) && !/^[+-]?\d+$/.test(text) ? `'${text}` : text)

export const rearm = (text: string): string => (text.startsWith("'") && armed.test(text) ? text.slice(1) : text)
