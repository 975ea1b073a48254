/** File systems allow 255 bytes, and programs that save a file append to its name. */
const mostBytes = 200
/** Names that Windows reserves for devices, also with an extension. */
const device = /^(?:con|prn|aux|nul|com[\d¹²³]|lpt[\d¹²³])\s*(?:\.|$)/i

/** Whether Windows treats a file of this name as a device. */
export const isDevice = (name: string): boolean => device.test(name)

/**
 * A name to show and to save under: without the path that some browsers send, without control characters and those that
 * reverse the direction of text (`fdp.exe` could be made to look like `exe.pdf`), with its extension, and neither too
 * long nor a device.
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
  const short = cutToBytes(stem === '' ? 'document' : isDevice(stem) ? `_${stem}` : stem, mostBytes - 4)
  return `${short.trimEnd()}.pdf`
}

/** Cuts between characters, never inside one. */
export const cutToBytes = (text: string, most: number): string => {
  let end = 0
  let bytes = 0
  for (const character of text) {
    bytes += Buffer.byteLength(character)
    if (bytes > most) break
    end += character.length
  }
  return text.slice(0, end)
}
