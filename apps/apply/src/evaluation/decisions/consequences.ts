import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { calledOff, ForeseenLetters, writeSamples } from '../../consequences/consequences.ts'
import { ofApplications } from '../../consequences/touched.store.ts'
import type { Context } from '../../context.ts'
import { getGroup } from '../../groups/get.ts'
import { getJob } from '../../jobs/get.ts'
import { getEvaluable } from '../get.ts'

export const DecisionConsequences = Type.Object(
  {
    graceMinutes: Type.Integer({
      description: 'How long the decision can be taken back; of several groups the least.',
    }),
    letters: ForeseenLetters,
  },
  { title: 'DecisionConsequences', description: 'Who is written to besides the decision letters.' },
)

/** What would follow from deciding about these applications now. */
export const foreseeDecision = async (
  context: Context,
  actor: Actor,
  applicationIds: readonly string[],
): Promise<Static<typeof DecisionConsequences>> => {
  const db = context.database.query
  const found = await Promise.all(applicationIds.map(async id => (await getEvaluable(db, actor, id)).record))
  const groups = await Promise.all([...new Set(found.map(each => each.researchGroupId))].map(id => getGroup(db, id)))
  const graceMinutes = Math.min(...groups.map(({ letterGraceMinutes }) => letterGraceMinutes))
  const job = await getJob(db, found[0]?.jobId ?? '')
  return {
    graceMinutes,
    letters: await writeSamples(context, job, await calledOff(db, ofApplications(applicationIds))),
  }
}
