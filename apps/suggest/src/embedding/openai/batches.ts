/** Few calls at a time, so that one large request does not use up the API's rate limit. */
const AT_ONCE = 2
/** An API also limits the tokens of a request, and answers a smaller one sooner. */
const BATCH_CHARACTERS = 200_000

/** Splits a list, in order, into batches of limited count and size; a text above the limit gets its own batch. */
export function batchesOf(texts: readonly string[], most: number): readonly (readonly string[])[] {
  const batches: string[][] = []
  let characters = 0
  for (const text of texts) {
    const batch = batches.at(-1)
    characters += text.length
    if (batch && batch.length < most && characters <= BATCH_CHARACTERS) batch.push(text)
    else {
      batches.push([text])
      characters = text.length
    }
  }
  return batches
}

/** Runs a task for every item, a few at a time; returns the results in the order of the list. */
export async function fewAtOnce<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = []
  const rest = items.entries()
  let isOver = false
  const worker = async () => {
    for (const [at, item] of rest) {
      if (isOver) return
      results[at] = await work(item)
    }
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, worker))
  } finally {
    // After a failure the remaining items are useless.
    isOver = true
  }
  return results
}
