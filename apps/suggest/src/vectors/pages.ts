import { ownTurn } from '../event-loop-turn.ts'

/** With the longest texts allowed a page has 2.5 MB, which takes the embedded database about 30 ms. */
export const pageRows = 128

/**
 * Splits a list and yields to the event loop between pieces, because the embedded database runs in the thread that
 * answers requests.
 */
export async function* piecesOf<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pageRows) {
    if (start > 0) await ownTurn()
    yield items.slice(start, start + pageRows)
  }
}

/** Reads pages, each from the last item of the previous one, until one is empty. */
export async function* pagesAfter<Item>(
  read: (last: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page
    await ownTurn()
  }
}
