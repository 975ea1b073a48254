/** The text without formatting, one line for each paragraph, heading and item. */
export const plainText = (html: string): string => {
  const lines = html
    .replaceAll(/<li[^>]*>(?:\s*<p[^>]*>)?/g, '<li>• ')
    .replaceAll(/<br\s*\/?>/g, '\n')
    .replaceAll(/<\/(?:p|h[1-6]|li|blockquote)>/g, '$&\n')
  const text = new DOMParser().parseFromString(lines, 'text/html').body.textContent
  return text.replaceAll(/\n{2,}/g, '\n').trim()
}
