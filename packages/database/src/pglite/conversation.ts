import { serialize } from 'pg-protocol'
import {
  type BackendMessage,
  CommandCompleteMessage,
  DatabaseError,
  DataRowMessage,
  RowDescriptionMessage,
} from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'
import type { Reply, Session } from '../engine.ts'
import { readers } from '../values.ts'

/** Sends messages of PostgreSQL's protocol, and hears what comes back until all of it has come. */
export type Exchange = (question: Uint8Array, hear: (bytes: Uint8Array<ArrayBuffer>) => void) => Promise<void>

/**
 * A statement is sent and its reply read as with a server, in one exchange. PGlite's own way takes six, and drops U+FEFF
 * at the beginning of a text, which it takes for a byte order mark.
 */
export const conversing =
  (exchange: Exchange): Session['run'] =>
  async (text, parameters) => {
    const parser = new Parser()
    const reading = readReply()
    let failure: DatabaseError | undefined
    const hear = (message: BackendMessage) => {
      if (message instanceof DatabaseError) failure ??= message
      else reading.hear(message)
    }
    await exchange(question(text, parameters), bytes => parser.parse(Buffer.from(bytes.buffer), hear))
    if (failure) throw failure
    return reading.last()
  }

const question = (text: string, values: readonly (string | Buffer | null)[]): Buffer =>
  values.length === 0
    ? serialize.query(text)
    : Buffer.concat([
        serialize.parse({ text }),
        serialize.bind({ values: [...values] }),
        serialize.describe({ type: 'P' }),
        serialize.execute({}),
        serialize.sync(),
      ])

type Column = { readonly name: string; readonly read: (text: string) => unknown }

/** Of several statements the last one's reply counts. */
function readReply() {
  let columns: readonly Column[] = []
  let rows: unknown[] = []
  let last: Reply = { rows, command: '', count: 0 }
  const hear = (message: BackendMessage) => {
    if (message instanceof RowDescriptionMessage)
      columns = message.fields.map(({ name, dataTypeID }) => ({ name, read: readers[dataTypeID] ?? asText }))
    else if (message instanceof DataRowMessage) rows.push(rowOf(columns, message.fields))
    else if (message instanceof CommandCompleteMessage) {
      last = { rows, ...outcomeOf(message.text) }
      rows = []
    }
  }
  return { hear, last: () => last }
}

const asText = (text: string) => text

function rowOf(columns: readonly Column[], fields: readonly (string | null)[]): unknown {
  const row: Record<string, unknown> = {}
  for (const [at, { name, read }] of columns.entries()) {
    const field = fields[at] ?? null
    row[name] = field === null ? null : read(field)
  }
  return row
}

/** `INSERT 0 3`, `SELECT 3` or `BEGIN`. */
function outcomeOf(tag: string): Pick<Reply, 'command' | 'count'> {
  const words = tag.split(' ')
  return { command: words[0] ?? '', count: Number(words.at(-1)) || 0 }
}
