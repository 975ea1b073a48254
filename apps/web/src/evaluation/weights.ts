import { useFormat } from '../language/format.ts'
import type { Line } from './application.ts'

/** “Methods ×3 · Teaching ×1” */
export const useWeights = () => {
  const { number } = useFormat()
  return (weights: Line['weights']): string =>
    weights.map(({ name, weight }) => `${name}\u00A0×${number(weight)}`).join(' · ')
}
