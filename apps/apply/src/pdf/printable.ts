/** Text that any sheet can show: no control characters, nothing that is no character at all. */
export const printable = (text: string): string =>
  text.toWellFormed().replaceAll(/[\p{Cc}\p{Noncharacter_Code_Point}\p{Bidi_Control}]+/gu, ' ')
