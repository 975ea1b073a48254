import { cosine } from '../geometry/cosine.ts'
import type { Pair } from './pairs.ts'
import { shareOf } from './rarity.ts'
import type { View } from './view.ts'

/** What can speak for "the earlier is needed for the later". Values above 0 speak for it, unless said. */
export const signalNames = [
  /** How alike the two texts are. */
  'likeness',
  /** The later one's text names the earlier, not the reverse; in proportion to their likeness. */
  'named',
  /** The later one's text holds more of the earlier one's title than the reverse; in proportion to their likeness. */
  'words',
  /** The later one's text rests on the earlier by its own words ("based on …"); in proportion to their likeness. */
  'rests',
  /** The earlier one's title stands within the later one's. */
  'within',
  /** The later one has the longer title; in proportion to their likeness. */
  'title',
  /** The later one has the longer description. */
  'length',
  /** The earlier one resembles the whole course, and so anything in it: speaks against. */
  'centre',
  /** The share of exercises the two have in common. */
  'together',
  /** Who exercises the later mostly exercises the earlier too, not the reverse. */
  'order',
  /** The later one's exercises resemble the earlier more than the reverse. */
  'practice',
  /** Someone mapped the two onto each other. */
  'link',
] as const

export type SignalName = (typeof signalNames)[number]
export type Signals = Readonly<Record<SignalName, number>>

const longestTitleLead = 3

/** The signals for both orders of a pair: first that `a` comes earlier, then that `b` does. */
export function signalsOf(view: View, pair: Pair): readonly [Signals, Signals] {
  const forward = measure(view, pair, pair.a, pair.b)
  return [forward, measure(view, pair, pair.b, pair.a)]
}

function measure(view: View, { likeness }: Pair, earlier: number, later: number): Signals {
  const inLater = view.mentions[later]?.get(earlier)
  const inEarlier = view.mentions[earlier]?.get(later)
  return {
    likeness,
    named: likeness * (Number(inLater?.inCore ?? false) - Number(inEarlier?.inCore ?? false)),
    words: likeness * (share(view, earlier, later) - share(view, later, earlier)),
    rests: likeness * (Number(inLater?.inBack ?? false) - Number(inEarlier?.inBack ?? false)),
    within: Number(inLater?.inTitle ?? false),
    title: likeness * lead(titleLength(view, later) - titleLength(view, earlier)),
    length: Math.log((5 + textLength(view, later)) / (5 + textLength(view, earlier))),
    centre: view.centrality[earlier] ?? 0,
    ...practised(view, earlier, later),
    link: Number(view.isLinked(earlier, later)),
  }
}

const share = ({ mentions, readings, rarity }: View, of: number, within: number) =>
  mentions[within]?.get(of)?.inCore
    ? 1
    : shareOf(readings[of]?.title ?? [], readings[within]?.coreWords ?? new Set(), rarity)

const titleLength = ({ readings }: View, place: number) => readings[place]?.title.length ?? 0
const textLength = ({ readings }: View, place: number) => readings[place]?.length ?? 0
const lead = (words: number) => Math.max(-longestTitleLead, Math.min(longestTitleLead, words))

function practised(view: View, earlier: number, later: number): Pick<Signals, 'together' | 'order' | 'practice'> {
  const { exercises, shared } = view.practice
  const both = shared(earlier, later)
  // One more exercise on each side than there is: a single common exercise is a hint, ten are a rule.
  const ofLater = both / (exercises(later) + 1)
  const ofEarlier = both / (exercises(earlier) + 1)
  return {
    together: Math.max(ofLater, ofEarlier),
    order: ofLater - ofEarlier,
    practice: resemblance(view, later, earlier) - resemblance(view, earlier, later),
  }
}

/** How much the exercises of the one resemble the other; nothing unless both have exercises. */
function resemblance({ competencies }: View, practised: number, other: number): number {
  const cluster = competencies[practised]?.cluster
  const vector = competencies[other]?.vector
  return cluster && vector && competencies[other]?.cluster ? cosine(cluster, vector) : 0
}
