import { cosine } from '../../geometry/cosine.ts'
import { shareOf } from '../texts/rarity.ts'
import { mayName } from '../texts/reading.ts'
import { areParts, isNextPart } from '../titles/series.ts'
import type { Pair } from './pairs.ts'
import { beyond } from './shared-likeness.ts'
import type { View } from './view.ts'

/** The signals for "the earlier is needed for the later". A positive value supports it, unless noted. */
export const signalNames = [
  /** How similar the two texts are. */
  'likeness',
  /** The part of that similarity that nearly all texts of the course share: speaks against. */
  'common',
  /** The later title or text names the earlier to say what it is, more than the reverse; scaled by similarity. */
  'named',
  /** A passage of the later text contains more of the earlier title than the reverse. */
  'words',
  /** The later text says that it rests on the earlier ("based on …"); scaled by similarity. */
  'rests',
  /** The later title contains the earlier one. */
  'within',
  /** The later one is the next part of a series. */
  'series',
  /** The earlier text names more of the others, so it would name the later if it rested on it. */
  'breadth',
  /** The later title has more words, without stop words; scaled by similarity. */
  'title',
  /** The later description is longer. */
  'length',
  /** The earlier one resembles the whole course, and so anything in it: speaks against. */
  'centre',
  /** A third competency lies between the two, scored by both relations: speaks against. */
  'detour',
  /** The share of exercises the two have in common. */
  'together',
  /** Exercises of the later one also train the earlier one, more often than the reverse. */
  'order',
  /** The later one's exercises resemble the earlier one more than the reverse. */
  'practice',
  /** Someone mapped the two onto each other. */
  'link',
] as const

export type SignalName = (typeof signalNames)[number]
export type Signals = Readonly<Record<SignalName, number>>

const longestTitleLead = 3

/** The signals for both orders of a pair: `a` earlier, then `b` earlier. Detours are judged later. */
export function signalsOf(view: View, { a, b, likeness: whole }: Pair): readonly [Signals, Signals] {
  const likeness = beyond(view.common, whole)
  const common = whole - likeness
  const ofA = view.mentions[b]?.get(a)
  const ofB = view.mentions[a]?.get(b)
  const partA = view.readings[a]?.part
  const partB = view.readings[b]?.part
  const isSeries = areParts(partA, partB)
  // The length of an introduction and its closeness to the course say nothing about its place.
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
  return [ab, reversed(ab, Number(ofB?.inTitle ?? false), lengths ? nearB : between)]
}

/**
 * The reverse order: signals that compare the two change their sign. Written field by field because it runs for every
 * pair.
 */
const reversed = (signals: Signals, within: number, centre: number): Signals => ({
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
 * The share of a title that occurs in one passage of another's text. If that text's own title is a single word which
 * this title does not contain exactly, a word with the same stem does not count: "politics" in a text does not mention
 * a political party. Words shared by a whole series identify none of its parts.
 */
function share({ readings, rarity }: View, of: number, within: number): number {
  const [named, text] = [readings[of], readings[within]]
  if (!named || !text || named.part?.isNamesake || !mayName(named, text)) return 0
  const [only, more] = text.subject
  const isRelative = more === undefined && !mayName(text, named)
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
  // One exercise is added to each side, so that a single common exercise is a hint and ten are a rule.
  const ofLater = both / (exercises(later) + 1)
  const ofEarlier = both / (exercises(earlier) + 1)
  return {
    together: Math.max(ofLater, ofEarlier),
    order: ofLater - ofEarlier,
    practice: both > 0 ? 0 : resemblance(view, later, earlier) - resemblance(view, earlier, later),
  }
}

/** How much the exercises of one resemble the other; 0 unless both have exercises. */
function resemblance({ competencies }: View, practised: number, other: number): number {
  const cluster = competencies[practised]?.cluster
  const vector = competencies[other]?.vector
  return cluster && vector && competencies[other]?.cluster ? cosine(cluster, vector) : 0
}
