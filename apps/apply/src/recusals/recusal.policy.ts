import { allOf, inGroup, not, own, policy, recused } from '@kolleg/access'
import type { Recusal } from './recusal.ts'

const chair = allOf(inGroup('researchGroupId', ['PROFESSOR']), not(recused('applicationId')))

/** Nobody lifts their own, even if several are chairs. */
export const recusals = policy<Pick<Recusal, 'researchGroupId' | 'applicationId' | 'userId'>>('recusal')(
  { read: chair, nameOthers: chair, lift: allOf(chair, not(own('userId'))) },
  { hidden: recused('applicationId') },
)
