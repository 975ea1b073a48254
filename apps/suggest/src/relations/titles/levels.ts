/** What is learnt first, then what is learnt later. */
const levels = [
  'beginners?|basics?|foundations?|core|gk|grundkurs|basis|grundstufe|grundlagen',
  'intermediate|mittelstufe|aufbaukurs',
  'advanced|higher|extensions?|lk|leistungskurs|erweiterung|oberstufe|vertiefung',
]

/** Fractions (advanced), [core] Fractions, Core: Fractions, Basic fractions. */
const rules = levels.map(words => [
  new RegExp(`\\s?[([](?:${words})[\\])]\\s*$`, 'iu'),
  new RegExp(`^\\s*(?:[([](?:${words})[\\])]|(?:${words})(?::|(?= )))\\s*`, 'iu'),
])

/** A title without the level it says, and that level. */
export function levelOf(title: string): { readonly name: string; readonly level: number } | undefined {
  for (const [level, patterns] of rules.entries())
    for (const pattern of patterns) {
      const name = title.replace(pattern, '')
      if (name !== title && /\p{L}/u.test(name)) return { name, level }
    }
  return undefined
}
