import { inflateRawSync } from 'node:zlib'

const centralEntry = 0x02014b50
const endOfDirectory = 0x06054b50

/** The files of a ZIP by name, read through its central directory as other programs do. */
export const entriesOf = async (zip: Buffer): Promise<ReadonlyMap<string, Buffer>> => {
  let end = zip.length - 22
  while (end >= 0 && zip.readUInt32LE(end) !== endOfDirectory) end--
  const entries = new Map<string, Buffer>()
  let at = zip.readUInt32LE(end + 16)
  while (zip.readUInt32LE(at) === centralEntry) {
    const [packed, names, extra, comment] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt16LE(at + 30),
      zip.readUInt16LE(at + 32),
    ]
    const local = zip.readUInt32LE(at + 42)
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28)
    const data = zip.subarray(start, start + packed)
    const name = zip.subarray(at + 46, at + 46 + names).toString('utf8')
    entries.set(name, zip.readUInt16LE(at + 10) === 8 ? inflateRawSync(data) : data)
    at += 46 + names + extra + comment
  }
  return entries
}
