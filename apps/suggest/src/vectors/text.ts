import { createHash } from 'node:crypto'
import { matterOf } from '../words/matter.ts'
import { plainText, seen } from '../words/plain-text.ts'

/** A record's text as it is stored, with the text to embed. */
export type Described = {
  readonly id: number
  readonly course_id: number
  readonly title: string
  readonly description: string
  /** The description, or the title if the description says nothing; empty if neither does. */
  readonly text: string
  /** The hash of that text, in hex; empty for the empty text. */
  readonly hash: string
}

type Given = {
  readonly id: number
  readonly course_id: number
  readonly title: string
  readonly description?: string | null
}

export const describe = ({ id, course_id, title, description }: Given): Described => {
  const stored = description ?? ''
  const text = matterOf(stored) || plainText(title)
  return { id, course_id, title, description: stored, text, hash: hashOf(text) }
}

/** What of a text that someone sends is compared with the stored ones; empty if it shows nothing. */
export const textToCompare = (text: string): string => matterOf(text) || seen(text)

export const hashOf = (text: string): string => (text === '' ? '' : createHash('sha256').update(text).digest('hex'))

export const bytesIn = ({ title, description }: Pick<Described, 'title' | 'description'>): number =>
  Buffer.byteLength(title) + Buffer.byteLength(description)
