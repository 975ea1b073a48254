export interface Example {
  readonly values: readonly number[]
  readonly isTrue: boolean
  readonly weight: number
}

/** Bias first, then one weight per value. */
type Coefficients = readonly number[]

const rounds = 12

/**
 * Logistic regression by Newton's method with a ridge on the weights of standardised values, so that the ridge means
 * the same for each; returns the weights for the original values.
 */
export function fitLogistic(examples: readonly Example[], ridge: number): Coefficients {
  const width = examples[0]?.values.length ?? 0
  const scales = Array.from({ length: width }, (_, i) => scaleOf(examples.map(({ values }) => values[i] ?? 0)))
  const rows = examples.map(({ values, isTrue, weight }) => ({
    weight,
    x: [1, ...scales.map(({ mean, deviation }, i) => ((values[i] ?? 0) - mean) / deviation)],
    y: Number(isTrue),
  }))
  let weights: number[] = Array.from({ length: width + 1 }, () => 0)
  for (let round = 0; round < rounds; round++) {
    const step = newtonStep(rows, weights, ridge)
    weights = weights.map((weight, i) => weight - (step[i] ?? 0))
  }
  const [bias = 0, ...standard] = weights
  const plain = standard.map((weight, i) => weight / (scales[i]?.deviation ?? 1))
  return [plain.reduce((sum, weight, i) => sum - weight * (scales[i]?.mean ?? 0), bias), ...plain]
}

function scaleOf(values: readonly number[]): { mean: number; deviation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length
  return { mean, deviation: Math.sqrt(variance) || 1 }
}

function newtonStep(
  rows: readonly { x: readonly number[]; y: number; weight: number }[],
  weights: readonly number[],
  ridge: number,
) {
  const gradient = weights.map((weight, i) => (i === 0 ? 0 : ridge * weight))
  const curvature = weights.map((_, i) => weights.map((__, j) => (i === j ? ridge : 0)))
  for (const { x, y, weight } of rows) {
    const logOdds = x.reduce((sum, value, i) => sum + value * (weights[i] ?? 0), 0)
    const p = 1 / (1 + Math.exp(-logOdds))
    for (let i = 0; i < x.length; i++) {
      const xi = x[i] ?? 0
      gradient[i] = (gradient[i] ?? 0) + weight * (p - y) * xi
      const line = curvature[i] ?? []
      for (let j = 0; j < x.length; j++) line[j] = (line[j] ?? 0) + weight * p * (1 - p) * xi * (x[j] ?? 0)
    }
  }
  return solve(curvature, gradient)
}

/** Gauss–Jordan elimination with pivoting. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((line, i) => [...line, right[i] ?? 0])
  for (let column = 0; column < rows.length; column++) {
    const size = (i: number) => Math.abs(rows[i]?.[column] ?? 0)
    let pivot = column
    for (let i = column + 1; i < rows.length; i++) if (size(i) > size(pivot)) pivot = i
    const chosen = rows[pivot] ?? []
    rows[pivot] = rows[column] ?? []
    rows[column] = chosen
    for (const [i, line] of rows.entries()) {
      if (i === column) continue
      const factor = (line[column] ?? 0) / (chosen[column] ?? 1)
      for (let k = column; k <= rows.length; k++) line[k] = (line[k] ?? 0) - factor * (chosen[k] ?? 0)
    }
  }
  return rows.map((line, i) => (line[rows.length] ?? 0) / (line[i] ?? 1))
}
