import type { Actor } from '@kolleg/access'
import type { InputFault } from '@kolleg/problems'
import { type Static, Type } from 'typebox'
import { refuseAnonymised } from '../applications/refuse-anonymised.ts'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { type Expected, Version } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { keepAssessment, listAssessments } from './assessment.store.ts'
import type { Assessment } from './assessment.ts'
import { lockInterviewee } from './get.ts'
import { mustBeOpen, type Process } from './process.ts'

const Grade = Type.Integer({ minimum: -2, maximum: 2 })

export const NewAssessment = Type.Object(
  {
    overall: Grade,
    criteria: Type.Optional(
      Type.Array(
        Type.Object(
          { name: Type.String({ maxLength: 200 }), value: Grade },
          { title: 'CriterionGradeInput', additionalProperties: false },
        ),
        {
          maxItems: 8,
          description: 'By the names of the job’s criteria.',
        },
      ),
    ),
    notes: Type.Optional(Type.String({ maxLength: 10_000 })),
    version: Version,
  },
  {
    title: 'InterviewAssessmentInput',
    additionalProperties: false,
    examples: [{ overall: 2, criteria: [{ name: 'Methods', value: 1 }], notes: 'Knows the field.' }],
  },
)

/** Saves the caller's assessment after an interview; a second one replaces the first. */
export const assess = async (
  tx: Tx,
  actor: Actor,
  intervieweeId: string,
  { overall, criteria = [], notes = '' }: Static<typeof NewAssessment>,
  expected: Expected,
): Promise<Assessment> => {
  const { userId } = actor
  const { process, held } = await lockInterviewee(tx, actor, 'assess', intervieweeId)
  const mine = (assessments: readonly Assessment[]) => assessments.find(each => each.userId === userId)
  const before = mine(await listAssessments(tx, held.intervieweeId))
  if (before) expected(before.version)
  const errors = faultsOf(process, criteria)
  if (errors.length > 0) throw problem('VALIDATION_FAILED', { errors })
  mustBeOpen(process, 'assess')
  refuseAnonymised({ state: held.applicationState, anonymisedAt: held.anonymisedAt }, 'assess')
  await keepAssessment(tx, held.intervieweeId, userId, { overall, criteria, notes: notes.trim() })
  await record(
    tx,
    { object: 'interviewee', objectId: held.intervieweeId, action: 'assess', by: userId },
    { groupId: process.researchGroupId, details: { applicationId: held.applicationId } },
  )
  const after = mine(await listAssessments(tx, held.intervieweeId))
  if (after === undefined) throw new Error('An assessment that was kept is gone.')
  return after
}

const faultsOf = (process: Process, criteria: readonly { readonly name: string }[]): readonly InputFault[] => {
  const names = new Set(process.criteria.map(({ name }) => name))
  return criteria.flatMap(({ name }, index): InputFault[] => {
    const pointer = `/criteria/${index}/name`
    if (!names.has(name))
      return [{ pointer, message: 'The job has no criterion of this name.', code: 'UNKNOWN_CRITERION' }]
    const first = criteria.findIndex(other => other.name === name)
    return first === index ? [] : [{ pointer, message: 'It is named twice.', code: 'DUPLICATE' }]
  })
}
