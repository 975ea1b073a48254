import { cosine } from '../../geometry/cosine.ts'
import { shareOf } from '../texts/rarity.ts'
import { mayName } from '../texts/reading.ts'
import { areParts, isNextPart } from '../titles/series.ts'
import type { Pair } from './pairs.ts'
import type { Rivals } from './rivals.ts'
import { beyond } from './shared-likeness.ts'
import type { View } from './view.ts'

/** The signals for "the earlier is needed for the later". A positive value supports it, unless noted. */
export const signalNames = [
  /** How similar the two texts are. */
  'likeness',
  /** The part of that similarity that nearly all texts of the course share: speaks against. */
  'common',
  /** How much the earlier one resembles the later, among all that resemble it; 0 if there is no other, else below. */
  'nearest',
  /** The later title or text names the earlier, more than the reverse; scaled by similarity. */
  'named',
  /** A passage of the later text contains more of the earlier title than the reverse. */
  'words',
  /** The later title contains the earlier one. */
  'within',
  /** The later one is the next part of a series. */
  'series',
  /** How much the model expects the earlier one to be needed, among all the later one may need; 0 or below. */
  'needed',
  /** How much the model expects the earlier one to be learnt first. */
  'before',
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

/** The signals for both orders of a pair: `a` earlier, then `b` earlier. */
export function signalsOf(view: View, rivals: Rivals, pair: Pair): readonly [Signals, Signals] {
  const { a, b, likeness: whole, known } = pair
  const likeness = beyond(view.common, whole)
  const ofA = view.mentions[b]?.get(a)
  const ofB = view.mentions[a]?.get(b)
  const partA = view.readings[a]?.part
  const partB = view.readings[b]?.part
  const namesA = Number(ofA !== undefined)
  const namesB = Number(ofB !== undefined)
  const { together, order, practice } = exercised(view, a, b)
  const ab: Signals = {
    likeness: whole,
    common: whole - likeness,
    nearest: rivals.nearest(b, likeness),
    named: likeness * (namesA - namesB),
    words: areParts(partA, partB) ? namesA - namesB : (namesA || share(view, a, b)) - (namesB || share(view, b, a)),
    within: Number(ofA?.inTitle ?? false),
    series: Number(isNextPart(partA, partB)) - Number(isNextPart(partB, partA)),
    needed: known ? rivals.needed(b, known.needed) : 0,
    before: known?.before ?? 0,
    together,
    order,
    practice,
    link: Number(view.isLinked(a, b)),
  }
  const ba: Signals = {
    ...ab,
    nearest: rivals.nearest(a, likeness),
    named: 0 - ab.named,
    words: 0 - ab.words,
    within: Number(ofB?.inTitle ?? false),
    series: 0 - ab.series,
    needed: known ? rivals.needed(a, known.neededBack) : 0,
    before: 0 - ab.before,
    order: 0 - ab.order,
    practice: 0 - ab.practice,
  }
  return [ab, ba]
}

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
