import { cosine } from '../../geometry/cosine.ts'
import { shareOf } from '../texts/rarity.ts'
import { isSaid } from '../texts/reading.ts'
import { areParts, isNextPart } from '../titles/series.ts'
import type { Pair } from './pairs.ts'
import { beyond } from './shared-likeness.ts'
import type { View } from './view.ts'

/** What can speak for "the earlier is needed for the later". Values above 0 speak for it, unless said. */
export const signalNames = [
  /** How alike the two texts are. */
  'likeness',
  /** How much of that nearly all texts of the course have in common: speaks against. */
  'common',
  /** The later one's title or text names the earlier to say what it is, not the reverse; in proportion to their own likeness. */
  'named',
  /** A passage of the later one's text holds more of the earlier one's title than the reverse. */
  'words',
  /** The later one's text rests on the earlier by its own words ("based on …"); in proportion to their own likeness. */
  'rests',
  /** The earlier one's title stands within the later one's. */
  'within',
  /** The later one is the next part of a series. */
  'series',
  /** The earlier one's text names more of the others: it would name the later too if it rested on it. */
  'breadth',
  /** The later one has more words in its title, small ones aside; in proportion to their own likeness. */
  'title',
  /** The later one has the longer description. */
  'length',
  /** The earlier one resembles the whole course, and so anything in it: speaks against. */
  'centre',
  /** A third one lies between the two, by its scores with both: the earlier is needed for that one, and speaks against. */
  'detour',
  /** The share of exercises the two have in common. */
  'together',
  /** Who exercises the later exercises the earlier too, more often than the reverse. */
  'order',
  /** The later one's exercises resemble the earlier more than the reverse. */
  'practice',
  /** Someone mapped the two onto each other. */
  'link',
] as const

export type SignalName = (typeof signalNames)[number]
export type Signals = Readonly<Record<SignalName, number>>

const longestTitleLead = 3

/** The signals for both orders of a pair: first that `a` comes earlier, then that `b` does. Detours are not known yet. */
export function signalsOf(view: View, { a, b, likeness: whole }: Pair): readonly [Signals, Signals] {
  const likeness = beyond(view.common, whole)
  const common = whole - likeness
  const ofA = view.mentions[b]?.get(a)
  const ofB = view.mentions[a]?.get(b)
  const partA = view.readings[a]?.part
  const partB = view.readings[b]?.part
  const isSeries = areParts(partA, partB)
  // How long an introduction is, and how near to all the rest, says nothing of its place.
  const lengths = isSeries || isIntroduction(view, a) || isIntroduction(view, b) ? 0 : 1
  const nearA = centreOf(view, a)
  const nearB = centreOf(view, b)
  const between = (nearA + nearB) / 2
  const namesA = Number(ofA?.inCore ?? false)
  const namesB = Number(ofB?.inCore ?? false)
  const { together, order, practice } = exercised(view, a, b)
  const ab: Signals = {
    likeness: whole,
    common,
    named: likeness * (namesA - namesB),
    words: isSeries ? namesA - namesB : (namesA || share(view, a, b)) - (namesB || share(view, b, a)),
    rests: likeness * (Number(ofA?.inBack ?? false) - Number(ofB?.inBack ?? false)),
    within: Number(ofA?.inTitle ?? false),
    series: Number(isNextPart(partA, partB)) - Number(isNextPart(partB, partA)),
    breadth: isSeries ? 0 : Math.log((1 + breadthOf(view, a) - namesB) / (1 + breadthOf(view, b) - namesA)),
    title: lengths * likeness * lead(titleLength(view, b) - titleLength(view, a)),
    length: lengths * Math.log((5 + textLength(view, b)) / (5 + textLength(view, a))),
    centre: lengths ? nearA : between,
    detour: 0,
    together,
    order,
    practice,
    link: Number(view.isLinked(a, b)),
  }
  return [ab, turned(ab, Number(ofB?.inTitle ?? false), lengths ? nearB : between)]
}

/** The other order: what weighs one against the other changes its sign. Field by field, as every pair has one. */
const turned = (signals: Signals, within: number, centre: number): Signals => ({
  likeness: signals.likeness,
  common: signals.common,
  named: 0 - signals.named,
  words: 0 - signals.words,
  rests: 0 - signals.rests,
  within,
  series: 0 - signals.series,
  breadth: 0 - signals.breadth,
  title: 0 - signals.title,
  length: 0 - signals.length,
  centre,
  detour: signals.detour,
  together: signals.together,
  order: 0 - signals.order,
  practice: 0 - signals.practice,
  link: signals.link,
})

/**
 * How much of a title stands in a passage of another's text. Where that other one is called by a single word which
 * is not said here, a relative of that word is none of its own: "politics" all over a text speaks of no political party.
 * Words that a whole series is called by tell of none of its parts.
 */
function share({ readings, rarity }: View, of: number, within: number): number {
  const [named, text] = [readings[of], readings[within]]
  if (!named || !text || named.part?.isNamesake || !isSaid(named, text)) return 0
  const [only, more] = text.subject
  const isRelative = more === undefined && !isSaid(text, named)
  return shareOf(named.subject, text.passages, rarity, isRelative ? only : undefined)
}

const isIntroduction = ({ readings }: View, place: number) => readings[place]?.isIntroduction ?? false
const centreOf = ({ centrality }: View, place: number) => centrality[place] ?? 0
const breadthOf = ({ breadth }: View, place: number) => breadth[place] ?? 0
const titleLength = ({ readings }: View, place: number) => readings[place]?.title.length ?? 0
const textLength = ({ readings }: View, place: number) => readings[place]?.length ?? 0
const lead = (words: number) => Math.max(-longestTitleLead, Math.min(longestTitleLead, words))

function exercised(view: View, earlier: number, later: number): Pick<Signals, 'together' | 'order' | 'practice'> {
  const { exercises, shared } = view.practice
  const both = shared(earlier, later)
  // One more exercise on each side than there is: a single common exercise is a hint, ten are a rule.
  const ofLater = both / (exercises(later) + 1)
  const ofEarlier = both / (exercises(earlier) + 1)
  return {
    together: Math.max(ofLater, ofEarlier),
    order: ofLater - ofEarlier,
    practice: both > 0 ? 0 : resemblance(view, later, earlier) - resemblance(view, earlier, later),
  }
}

/** How much the exercises of the one resemble the other; nothing unless both have exercises. */
function resemblance({ competencies }: View, practised: number, other: number): number {
  const cluster = competencies[practised]?.cluster
  const vector = competencies[other]?.vector
  return cluster && vector && competencies[other]?.cluster ? cosine(cluster, vector) : 0
}
