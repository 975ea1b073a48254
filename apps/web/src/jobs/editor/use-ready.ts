import { isProblem } from '../../api/problem.ts'
import { useTell } from '../../problems/use-tell.tsx'
import type { Writing } from './use-writing.ts'

/** Resolves to true once everything on screen is saved; says why if it cannot be. */
export type Ready = () => Promise<boolean>

/** Saves for the group before a step; saving publishes nothing. If saving fails the step is not taken. */
export const useReady = ({ flush, error }: Writing, onDecide: (() => void) | undefined): Ready => {
  const tell = useTell()
  return async () => {
    if (onDecide) {
      onDecide()
      return false
    }
    if (await flush()) return true
    // The page reports conflicts itself.
    if (!isProblem(error.current, 'VERSION_CONFLICT', 'STATE_CONFLICT')) tell.problem(error.current)
    return false
  }
}
