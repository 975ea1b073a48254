import { setImmediate as breathe } from 'node:timers/promises'

/** Of the longest texts allowed these are 2.5 MB, which take the embedded database some 30 ms. */
const pageRows = 128

/**
 * Rows in the order of ids, page by page, and everybody else's turn between two pages: the embedded database works in
 * the thread that answers requests.
 */
export async function* pagesOf<Row extends { readonly id: number }>(
  read: (after: number, most: number) => Promise<readonly Row[]>,
): AsyncGenerator<readonly Row[]> {
  for (let after = Number.MIN_SAFE_INTEGER - 1; ; await breathe()) {
    const rows = await read(after, pageRows)
    yield rows
    const last = rows.at(-1)
    if (!last || rows.length < pageRows) return
    after = last.id
  }
}

/** A list in pieces of that size, with the same pauses. */
export async function* piecesOf<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pageRows) {
    if (start > 0) await breathe()
    yield items.slice(start, start + pageRows)
  }
}
