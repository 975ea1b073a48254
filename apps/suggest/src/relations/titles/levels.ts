/** What is learnt first, then what is learnt later. */
const levels = [
  'beginners?|basics?|foundations?|core|gk|grundkurs|basis|grundstufe|grundlagen|einsteiger(?:innen)?|anfänger(?:innen)?',
  'elementary',
  '(?:pre|lower)-?intermediate',
  'intermediate|standard(?: level)?|mittelstufe|aufbaukurs|sl|ga',
  'upper-?intermediate',
  'advanced|higher(?: level)?|extended|extensions?|lk|leistungskurs|erweiterung|oberstufe|vertiefung|fortgeschrittene|hl|ea',
]

/** Fractions (advanced), Fractions – advanced, Fractions for beginners, [core] Fractions, Core: Fractions, Basic fractions. */
const rules = levels.map(words => [
  new RegExp(`(?:\\s?[([](?:${words})[\\])]|(?:\\s?[:,]|\\s[–—-])?\\s(?:(?:for|für) )?(?:${words}))\\s*$`, 'iu'),
  new RegExp(`^\\s*(?:[([](?:${words})[\\])]|(?:${words})(?::|(?= )))\\s*`, 'iu'),
])

/** Such a title is read as an introduction, and its topic without this word. */
const introduces = /^\P{L}*(?:grundlagen|basics)/iu

export interface Leveled {
  /** What is common to the levels. */
  readonly topic: string
  readonly name: string
  readonly level: number
}

/** A title without the level it says, and that level. */
export function levelOf(title: string): Leveled | undefined {
  for (const [level, patterns] of rules.entries())
    for (const pattern of patterns) {
      const topic = title.replace(pattern, '')
      if (topic !== title && /\p{L}/u.test(topic)) return { topic, name: introduces.test(title) ? title : topic, level }
    }
  return undefined
}
