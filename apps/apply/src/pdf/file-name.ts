/** A name that every file system takes: letters, digits and dashes, never empty, never hidden, never a way out. */
export const safeName = (text: string, fallback = 'document'): string => {
  const plain = text
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  return plain.slice(0, 80).replace(/-+$/, '').toWellFormed() || fallback
}

/** The header by which a browser shows or saves a file under a name (RFC 6266). */
export const dispositionOf = (how: 'inline' | 'attachment', name: string): string => {
  const ascii = name
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replaceAll(/[^\w.-]+/g, '')
  return `${how}; filename="${ascii.startsWith('.') ? `document${ascii}` : ascii}"; filename*=UTF-8''${encodeURIComponent(name)}`
}
