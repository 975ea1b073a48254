/** The names in the directory at the end of a ZIP. */
export const entriesOf = (zip: Uint8Array): readonly string[] => {
  const view = Buffer.from(zip)
  const end = view.lastIndexOf(Buffer.from('PK\u0005\u0006', 'latin1'))
  const names: string[] = []
  let at = view.readUInt32LE(end + 16)
  for (let left = view.readUInt16LE(end + 10); left > 0; left--) {
    const [name, extra, comment] = [view.readUInt16LE(at + 28), view.readUInt16LE(at + 30), view.readUInt16LE(at + 32)]
    names.push(view.toString('utf8', at + 46, at + 46 + name))
    at += 46 + name + extra + comment
  }
  return names
}
