export type WordTree = { readonly [name: string]: string | WordTree }

export const wordAt = (tree: WordTree, ...path: readonly string[]): string | undefined => {
  const found = path.reduce<string | WordTree | undefined>(
    (at, name) => (typeof at === 'object' && Object.hasOwn(at, name) ? at[name] : undefined),
    tree,
  )
  return typeof found === 'string' ? found : undefined
}
