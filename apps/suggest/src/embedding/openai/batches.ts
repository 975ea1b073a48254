/** Few at a time, so that one large request does not use up the API's rate alone. */
const AT_ONCE = 2
/** An API bounds the tokens of a request as well, and answers a smaller one sooner. */
const BATCH_CHARACTERS = 200_000

/** In the order of the list, each with so many texts and characters at most, or a single longer text. */
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

/** Does all of a list, a few at a time; results in the order of the list. */
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
    // After a failure what is left is of no use to anybody.
    isOver = true
  }
  return results
}
