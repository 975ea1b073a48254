import type { Competency } from '../competencies/competency.ts'
import { piecesOf } from '../vectors/pages.ts'
import type { Ranked } from './rank.ts'

/** The competencies as bytes of a reply, each followed by a comma: row i ends at `ends[i]`. */
export type Answers = { readonly bytes: Buffer; readonly ends: Float64Array }

export const answersOf = async (competencies: readonly object[]): Promise<Answers> => {
  const pieces: Buffer[] = []
  const ends: number[] = []
  for await (const some of piecesOf(competencies)) {
    const each = some.map(competency => `${JSON.stringify(competency)},`)
    for (const text of each) ends.push((ends.at(-1) ?? 0) + Buffer.byteLength(text))
    pieces.push(lastingBytes(each.join('')))
  }
  return { bytes: joined(pieces), ends: Float64Array.from(ends) }
}

/** Not from Node's buffer pool: a small text kept for long would hold a whole slab of it. */
const lastingBytes = (text: string): Buffer => {
  const bytes = Buffer.allocUnsafeSlow(Buffer.byteLength(text))
  bytes.write(text)
  return bytes
}

const joined = (pieces: readonly Buffer[]): Buffer => {
  const [only = Buffer.alloc(0)] = pieces
  return pieces.length > 1 ? Buffer.concat(pieces) : only
}

const opening = '{"competencies":['
const closing = ']}'

/** Returns the bytes of a reply with these rows. Copying them is cheaper than serialising them again. */
export const replyWith = ({ bytes, ends }: Answers, ranked: readonly Ranked[]): Buffer => {
  const length = ranked.reduce((sum, { row }) => sum + (ends[row] ?? 0) - (ends[row - 1] ?? 0), 0)
  const reply = Buffer.allocUnsafe(opening.length + Math.max(0, length - 1) + closing.length)
  let at = reply.write(opening, 'latin1')
  for (const { row } of ranked) at += bytes.copy(reply, at, ends[row - 1] ?? 0, ends[row] ?? 0)
  // Overwrites the last comma.
  reply.write(closing, reply.length - closing.length, 'latin1')
  return reply
}

/** Reads a row back. */
export const competencyAt = ({ bytes, ends }: Answers, row: number): Competency =>
  JSON.parse(bytes.toString('utf8', ends[row - 1] ?? 0, (ends[row] ?? 0) - ','.length)) as Competency

/** Returns the bytes of a reply with every row. */
export const wholeReply = ({ bytes }: Answers): Buffer =>
  Buffer.concat([Buffer.from(opening), bytes.subarray(0, Math.max(0, bytes.length - 1)), Buffer.from(closing)])

/** Each row with further fields, such as its score. */
export const replyWithMore = <Row extends Pick<Ranked, 'row'>>(
  { bytes, ends }: Answers,
  rows: readonly Row[],
  more: (row: Row) => object,
): Buffer => {
  const written = rows.map(one => {
    const answer = bytes.toString('utf8', ends[one.row - 1] ?? 0, (ends[one.row] ?? 0) - '},'.length)
    return `${answer},${JSON.stringify(more(one)).slice(1)}`
  })
  return Buffer.from(`${opening}${written.join(',')}${closing}`)
}
