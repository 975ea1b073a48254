/** Names with trimmed and collapsed white space. */
export const plain = <Named extends { readonly name: string; readonly abbreviation: string }>(named: Named): Named => ({
  ...named,
  name: named.name.replaceAll(/\s+/g, ' ').trim(),
  abbreviation: named.abbreviation.replaceAll(/\s+/g, ' ').trim(),
})
