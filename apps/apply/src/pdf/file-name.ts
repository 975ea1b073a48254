import { cutToBytes, isDevice } from '../documents/file-name.ts'

/** Two of these and what stands around them are still a name that every file system takes. */
const mostBytes = 100

/** A name that every file system takes: letters, digits and dashes, never empty, never hidden, never a way out. */
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
