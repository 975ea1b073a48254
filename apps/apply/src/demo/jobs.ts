import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import { createJob } from '../jobs/create.ts'
import { changeState } from '../jobs/take-step.ts'
import { todayIn } from '../jobs/today-in.ts'
import { lockCaller } from '../people/lock-caller.ts'
import type { Advert } from './advert.ts'
import { dataEngineeringAdverts } from './adverts-data-engineering.ts'
import { humanComputerInteractionAdverts } from './adverts-human-computer-interaction.ts'
import type { DemoGroups } from './groups.ts'
import { demoPerson } from './people.ts'

/** Jobs of both groups in every state, created through the same functions as real ones. */
export const addDemoJobs = async (context: Context, tx: Tx, groups: DemoGroups): Promise<void> => {
  const { dataEngineering, humanComputerInteraction } = groups
  for (const advert of dataEngineeringAdverts) await add(context, tx, dataEngineering, 'Paula', advert)
  for (const advert of humanComputerInteractionAdverts)
    await add(context, tx, humanComputerInteraction, 'Henrik', advert)
}

const add = async (
  context: Context,
  tx: Tx,
  { researchGroupId, timezone }: DemoGroups[keyof DemoGroups],
  professor: 'Paula' | 'Henrik',
  { writtenBy, state, deadlineInDays, startInDays, decisionInDays, ...body }: Advert,
): Promise<void> => {
  const actor = await lockCaller(tx, demoPerson(writtenBy).userId)
  const inDays = (days: number | undefined): string | null =>
    days === undefined ? null : todayIn(timezone, new Date(Date.now() + days * 86_400_000))
  const { jobId } = await createJob(tx, actor, researchGroupId, {
    ...body,
    supervisingProfessorId: demoPerson(professor).userId,
    applicationDeadline: inDays(deadlineInDays),
    startDate: inDays(startInDays),
    promisedDecisionBy: inDays(decisionInDays),
  })
  const steps = state === 'DRAFT' ? [] : state === 'PUBLISHED' ? [state] : (['PUBLISHED', state] as const)
  for (const to of steps) await changeState(tx, context, actor, jobId, to, () => {})
}
