/** Ordered: earlier levels first. */
const levels = [
  {
    clear: 'beginners?|gk|grundkurs|grundstufe|grundlagen|einsteiger(?:innen)?|anfänger(?:innen)?',
    vague: 'basics?|foundations?|core|basis',
  },
  { clear: '', vague: 'elementary' },
  { clear: '(?:pre|lower)-?intermediate', vague: '' },
  { clear: 'intermediate|standard level|mittelstufe|aufbaukurs|sl|ga', vague: 'standard' },
  { clear: 'upper-?intermediate', vague: '' },
  {
    clear: 'advanced|higher level|lk|leistungskurs|oberstufe|vertiefung|fortgeschrittene|hl|ea',
    vague: 'higher|extended|extensions?|erweiterung',
  },
]

/**
 * Fractions (advanced), Fractions – advanced, Fractions for beginners, [core] Fractions, Core: Fractions, Basic
 * fractions.
 */
const signed = (words: string) => [
  new RegExp(
    `(?:\\s?[([](?:${words})[\\])]|(?:\\s?[:,]|\\s[–—-])\\s(?:${words})|\\s(?:for|für) (?:${words}))\\s*$`,
    'iu',
  ),
  new RegExp(`^\\s*(?:[([](?:${words})[\\])]|(?:${words}):)\\s*`, 'iu'),
]
const plain = (words: string) => [
  new RegExp(`\\s(?:${words})\\s*$`, 'iu'),
  new RegExp(`^\\s*(?:${words})(?= )\\s*`, 'iu'),
]

/** Words such as basic and standard are levels only with a separator; otherwise they may describe the topic. */
const rules = levels.flatMap(({ clear, vague }, level) => [
  ...signed([clear, vague].filter(Boolean).join('|')).map(pattern => ({ pattern, level, isClear: true })),
  ...(clear ? plain(clear).map(pattern => ({ pattern, level, isClear: true })) : []),
  ...(vague ? plain(vague).map(pattern => ({ pattern, level, isClear: false })) : []),
])

const anyLevel = new RegExp(
  `(?<!\\p{L})(?:${levels
    .flatMap(({ clear, vague }) => [clear, vague])
    .filter(Boolean)
    .join('|')})(?!\\p{L})`,
  'iu',
)

/** A title with this word is an introduction to its topic. */
const introduces = /^\P{L}*(?:grundlagen|basics)/iu

export interface Leveled {
  /** The topic that the levels share. */
  readonly topic: string
  readonly name: string
  readonly level: number
  readonly isClear: boolean
}

/** Splits a title into its topic and its level. */
export function levelOf(title: string): Leveled | undefined {
  if (!anyLevel.test(title)) return undefined
  for (const { pattern, level, isClear } of rules) {
    const topic = title.replace(pattern, '')
    if (topic !== title && /\p{L}/u.test(topic))
      return { topic, name: introduces.test(title) ? title : topic, level, isClear }
  }
  return undefined
}
