/** Few at a time, so that one large request does not use up the API's rate alone. */
const AT_ONCE = 2

/** Does a list in batches, a few at a time, and joins the results in the order of the list. */
export async function inBatches<Item, Result>(
  items: readonly Item[],
  size: number,
  work: (batch: readonly Item[]) => Promise<readonly Result[]>,
): Promise<Result[]> {
  const count = Math.ceil(items.length / size)
  const results: (readonly Result[])[] = Array.from({ length: count }, () => [])
  let next = 0
  const worker = async () => {
    while (next < count) {
      const at = next++
      results[at] = await work(items.slice(at * size, (at + 1) * size))
    }
  }
  try {
    await Promise.all(Array.from({ length: Math.min(AT_ONCE, count) }, worker))
  } finally {
    // After a failure the rest is of no use to anybody.
    next = count
  }
  return results.flat()
}
