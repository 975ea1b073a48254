import { isProblem } from '../../api/problem.ts'
import { useToast } from '../../problems/use-toast.tsx'
import type { Writing } from './use-writing.ts'

/** Resolves to true once everything on screen is saved; says why if it cannot be. */
export type SaveFirst = () => Promise<boolean>

/** Saves for the group before a step; saving publishes nothing. If saving fails the step is not taken. */
export const useSaveFirst = ({ flush, error }: Writing, onDecide: (() => void) | undefined): SaveFirst => {
  const toast = useToast()
  return async () => {
    if (onDecide) {
      onDecide()
      return false
    }
    if (await flush()) return true
    // The page reports conflicts itself.
    if (!isProblem(error.current, 'VERSION_CONFLICT', 'STATE_CONFLICT')) toast.problem(error.current)
    return false
  }
}
