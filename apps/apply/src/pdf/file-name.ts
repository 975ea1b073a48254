/** A name that every file system takes: letters, digits and dashes, never empty, never hidden, never a way out. */
export const safeName = (text: string, fallback = 'document'): string => {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 80).replace(/-+$/, '').toWellFormed() || fallback
}
