/** Solves a symmetric, positive definite system by elimination; such a system needs no pivots. */
export const solve = (matrix: readonly (readonly number[])[], right: readonly number[]): readonly number[] => {
  const size = right.length
  const rows = matrix.map((row, index) => [...row, right[index] ?? 0])
  const at = (row: number, column: number): number => rows[row]?.[column] ?? 0
  for (let pivot = 0; pivot < size; pivot += 1)
    for (let row = pivot + 1; row < size; row += 1) {
      const factor = at(row, pivot) / at(pivot, pivot)
      if (factor !== 0) rows[row] = (rows[row] ?? []).map((value, column) => value - factor * at(pivot, column))
    }
  const solution: number[] = Array.from({ length: size }, () => 0)
  for (let row = size - 1; row >= 0; row -= 1) {
    const known = solution.reduce((sum, value, column) => sum + (column > row ? at(row, column) * value : 0), 0)
    solution[row] = (at(row, size) - known) / at(row, row)
  }
  return solution
}
