const mostRecords = 50
const mostCharacters = 400_000

/** Splits records into batches that fit into one save each, well below the limits of a request. */
export const batchesOf = <Record>(records: readonly Record[]): Record[][] => {
  const batches: Record[][] = []
  let room = 0
  for (const record of records) {
    const size = JSON.stringify(record).length
    const last = batches.at(-1)
    if (last && last.length < mostRecords && size <= room) {
      last.push(record)
      room -= size
    } else {
      batches.push([record])
      room = mostCharacters - size
    }
  }
  return batches
}
