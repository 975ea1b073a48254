import { setImmediate as breathe } from 'node:timers/promises'

/** Of the longest texts allowed these are 2.5 MB, which take the embedded database some 30 ms. */
export const pageRows = 128

/** A list in pieces, and everybody else's turn between two of them: the embedded database works in the thread that answers. */
export async function* piecesOf<Item>(items: readonly Item[]): AsyncGenerator<readonly Item[]> {
  for (let start = 0; start < items.length; start += pageRows) {
    if (start > 0) await breathe()
    yield items.slice(start, start + pageRows)
  }
}

/** Pages that are read one after another, each from the last item of the one before, until one is empty. */
export async function* pagesAfter<Item>(
  read: (last: Item | undefined) => Promise<readonly Item[]>,
): AsyncGenerator<readonly Item[]> {
  for (let page = await read(undefined); page.length > 0; page = await read(page.at(-1))) {
    yield page
    await breathe()
  }
}
