import { move, transferableSymbol, valueSymbol } from 'piscina'
import { giveWay } from '../../give-way.ts'
import { suggestRelations } from '../suggest-relations.ts'
import { answerOf } from './answers.ts'
import type { Task } from './compute.ts'

giveWay()

export { warmUp } from './warm-up.ts'

/** Gives the reply itself: relations would have to be copied and written out where requests are answered. */
export default ({ course, isExplained }: Task) => {
  const answer = answerOf(suggestRelations(course), isExplained)
  return move({ [transferableSymbol]: answer.buffer, [valueSymbol]: answer })
}
