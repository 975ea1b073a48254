import * as fc from 'fast-check'

interface Shape {
  readonly most: number
  readonly widths: readonly number[]
}

const value = fc.integer({ min: -8, max: 8 })

/** Lists of unit vectors of one width, made from small numbers so that equal vectors and ties are common. */
export const vectorsOf = ({ most, widths }: Shape): fc.Arbitrary<Float32Array[]> =>
  fc
    .constantFrom(...widths)
    .chain(width => fc.array(fc.array(value, { minLength: width, maxLength: width }), { maxLength: most }))
    .map(lists => lists.map(unitOf))

function unitOf(values: readonly number[]): Float32Array {
  const length = Math.hypot(...values)
  return length === 0
    ? Float32Array.from(values, (_, i) => (i === 0 ? 1 : 0))
    : Float32Array.from(values, number => number / length)
}
