import { cutToBytes, isDevice } from '../documents/file-name.ts'

/** Two of these and the text around them still fit into a file name. */
const mostBytes = 100

/** A file name for every file system: letters, digits and dashes, never empty, hidden or a path. */
export const safeName = (text: string, fallback = 'document'): string => {
  const plain = text
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '')
  const short = cutToBytes(plain, mostBytes).replace(/-+$/, '')
  if (short === '') return fallback
  return isDevice(short) ? `${short}-${fallback}` : short
}
