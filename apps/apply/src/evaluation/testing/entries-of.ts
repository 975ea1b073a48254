import { inflateRawSync } from 'node:zlib'

type Entry = { readonly name: string; readonly text: () => string }

/** What the directory at the end of a ZIP names. */
const read = (zip: Uint8Array): readonly Entry[] => {
  const view = Buffer.from(zip)
  const end = view.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const entries: Entry[] = []
  let at = view.readUInt32LE(end + 16)
  for (let left = view.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [view.readUInt16LE(at + 28), view.readUInt16LE(at + 30), view.readUInt16LE(at + 32)]
    const [packedBytes, start] = [view.readUInt32LE(at + 20), view.readUInt32LE(at + 42)]
    const text = (): string => {
      const content = start + 30 + view.readUInt16LE(start + 26) + view.readUInt16LE(start + 28)
      return inflateRawSync(view.subarray(content, content + packedBytes)).toString('utf8')
    }
    entries.push({ name: view.toString('utf8', at + 46, at + 46 + name), text })
    at += 46 + name + extra + comment
  }
  return entries
}

/** The names in a ZIP. */
export const entriesOf = (zip: Uint8Array): readonly string[] => read(zip).map(({ name }) => name)

/** The text of a packed entry. */
export const textIn = (zip: Uint8Array, entry: string): string => {
  const found = read(zip).find(({ name }) => name === entry)
  if (found === undefined) throw new Error(`The ZIP has no ${entry}.`)
  return found.text()
}
