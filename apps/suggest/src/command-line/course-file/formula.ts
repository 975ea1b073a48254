/** What a spreadsheet would run as a formula instead of showing it. */
const armed = /^'*[=+\-@\t\r＝＋－＠]/u

/** Puts an apostrophe before such a text, as spreadsheets themselves write it; `rearm` takes it away again. */
export const disarm = (text: string): string => (armed.test(text) && !/^[+-]?\d+$/.test(text) ? `'${text}` : text)

export const rearm = (text: string): string => (text.startsWith("'") && armed.test(text) ? text.slice(1) : text)
