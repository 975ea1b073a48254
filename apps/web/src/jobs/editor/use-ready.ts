import { isProblem } from '../../api/problem.ts'
import { useTell } from '../../problems/use-tell.tsx'
import type { Writing } from './use-writing.ts'

/** Whether the service has what is on the screen, which a step needs; if not, why. */
export type Ready = () => Promise<boolean>

/**
 * Keeps what is on the screen before a step is taken: for the group alone, nothing of it becomes public by that. Where
 * that fails the step is not taken.
 */
export const useReady = ({ flush, error }: Writing, onDecide: (() => void) | undefined): Ready => {
  const tell = useTell()
  return async () => {
    if (onDecide) {
      onDecide()
      return false
    }
    if (await flush()) return true
    // Of two texts the page itself speaks.
    if (!isProblem(error.current, 'VERSION_CONFLICT', 'STATE_CONFLICT')) tell.problem(error.current)
    return false
  }
}
