import type { PGlite } from '@electric-sql/pglite'
import { type BackendMessage, DatabaseError } from 'pg-protocol/dist/messages.js'
import { Parser } from 'pg-protocol/dist/parser.js'

/**
 * Replies are read as those of a server are. PGlite's own reader takes U+FEFF at the beginning of a text for a mark
 * of the order of bytes and drops it.
 */
export function readReplies(pglite: PGlite): void {
  pglite.execProtocolStream = async (message, { syncToFs = true, throwOnError = true } = {}) => {
    const parser = new Parser()
    const messages: BackendMessage[] = []
    let failure: DatabaseError | undefined
    const hear = (heard: BackendMessage) => {
      if (heard instanceof DatabaseError) failure ??= heard
      else messages.push(heard)
    }
    // What PGlite hands over lies in the memory of PostgreSQL, which goes on writing there.
    const onRawData = (bytes: Uint8Array) => parser.parse(Buffer.from(bytes), hear)
    await pglite.execProtocolRawStream(message, { syncToFs, onRawData })
    if (failure && throwOnError) throw failure
    return messages
  }
}
