/** Names without the white space around and doubled within them. */
export const plain = <Named extends { readonly name: string; readonly abbreviation: string }>(named: Named): Named => ({
  ...named,
  name: named.name.replaceAll(/\s+/g, ' ').trim(),
  abbreviation: named.abbreviation.replaceAll(/\s+/g, ' ').trim(),
})
