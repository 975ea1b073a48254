const spaces = /[ \t\r\n\f]+/g
const aroundBlocks = / ?(<\/?(?:p|h[1-6]|ul|ol|li|blockquote|br)\b[^>]*>) ?/g
const tag = /<(?:"[^"]*"|[^">])*>/g
const entity = /&(?:#\d+|#x[\da-f]+|[a-z]+);/gi

/** The number of text characters before an offset in HTML, as the editor counts them. */
export const textOffset = (html: string, at: number): number =>
  html
    .slice(0, at)
    .replaceAll(spaces, ' ')
    .replaceAll(aroundBlocks, '$1')
    .trimStart()
    .replaceAll(tag, '')
    .replaceAll(entity, '&').length
