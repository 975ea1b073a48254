const longest = 200

/**
 * A name to show and to save under: without the path some browsers send along, without control characters and those
 * that turn the direction of writing (`fdp.exe` can be made to look like `exe.pdf`), and with its ending.
 */
export const cleanFileName = (given: string): string => {
  const last = given.split(/[/\\]/).at(-1) ?? ''
  const plain = last
    .toWellFormed()
    .replaceAll(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, '')
    .replaceAll(/[<>:"|?*]/g, '_')
    .trim()
    .replace(/^\.+/, '')
  const stem = plain.replace(/\.pdf$/i, '').trim()
  return `${cut(stem === '' ? 'document' : stem, longest - 4)}.pdf`
}

/** By whole characters, so that none is cut in two. */
const cut = (text: string, length: number): string => {
  let end = ''
  for (const character of text) {
    if (end.length + character.length > length) break
    end += character
  }
  return end
}
