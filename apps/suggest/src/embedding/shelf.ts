/**
 * Vectors of one width in a few large pieces of memory. As a piece each, tens of thousands of them would keep the
 * garbage collector busy, and whoever waits for it.
 */
export type Shelf = {
  /** What one vector takes. */
  readonly rowBytes: number
  /** Keeps a copy and says where. */
  put(vector: Float32Array): number
  copy(place: number): Float32Array
  free(place: number): void
}

const rowsAPiece = 1024

export function openShelf(): Shelf {
  const pieces: Float32Array[] = []
  const free: number[] = []
  let width = 0
  let used = 0

  function pieceOf(place: number): Float32Array {
    const at = Math.floor(place / rowsAPiece)
    return (pieces[at] ??= new Float32Array(rowsAPiece * width))
  }
  return {
    get rowBytes() {
      return width * Float32Array.BYTES_PER_ELEMENT
    },
    put(vector) {
      width ||= vector.length
      if (vector.length !== width) throw new TypeError(`a vector of ${vector.length} numbers among those of ${width}`)
      const place = free.pop() ?? used++
      pieceOf(place).set(vector, (place % rowsAPiece) * width)
      return place
    },
    copy(place) {
      const start = (place % rowsAPiece) * width
      return pieceOf(place).slice(start, start + width)
    },
    free(place) {
      free.push(place)
    },
  }
}
