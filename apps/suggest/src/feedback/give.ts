import type { Context } from '../context.ts'
import { type Fault, fault, InvalidRequest, Refused } from '../front-door/fault.ts'
import { learntFirst } from '../relations/relation.ts'
import { renewVersions } from '../vectors/courses.ts'
import {
  forgetAccepted,
  forgetRelation,
  keepLink,
  keepRelation,
  keepSuggestion,
  missingFromCourse,
  relationVerdicts,
} from '../vectors/feedback.ts'
import type { Writer } from '../vectors/reader.ts'
import { hashOf, textToCompare } from '../vectors/text.ts'
import type { FeedbackRequest } from './requests.ts'

type Field = 'tail_id' | 'head_id' | 'relation_type' | 'exercise_id' | 'competency_id' | 'text'
type Given<Name extends Field> = { readonly [field in Name]: NonNullable<FeedbackRequest[field]> }

/** Keeps what a person said of a suggestion in a course; the last verdict counts. */
export const giveFeedback = async ({ store, courses }: Context, given: FeedbackRequest): Promise<void> => {
  const write = writing(given)
  const versions = await store.write({ courses: [given.course_id] }, async writer => {
    await write(writer)
    return renewVersions(writer, [given.course_id])
  })
  courses.renewed(versions)
}

const writing = (given: FeedbackRequest): ((writer: Writer) => Promise<void>) => {
  const { course_id, verdict } = given
  const accepted = verdict === 'WITHDRAW' ? undefined : verdict === 'ACCEPT'
  if (given.kind === 'RELATION') {
    const relation = fieldsOf(given, ['tail_id', 'head_id', 'relation_type'])
    if (relation.tail_id === relation.head_id)
      throw new Refused(400, 'Invalid input: a relation is between two different competencies')
    return writer => keepVerdictOnRelation(writer, course_id, relation, accepted)
  }
  if (given.kind === 'EXERCISE_LINK') {
    const link = fieldsOf(given, ['exercise_id', 'competency_id'])
    return async writer => {
      await refuseMissing(writer, course_id, { exercise: [link.exercise_id], competency: [link.competency_id] })
      await keepLink(writer, course_id, link, accepted)
    }
  }
  const { text, competency_id } = fieldsOf(given, ['text', 'competency_id'])
  const hash = hashOf(textToCompare(text))
  if (hash === '') throw new Refused(400, 'Invalid input: the text cannot be empty')
  return async writer => {
    await refuseMissing(writer, course_id, { competency: [competency_id] })
    await keepSuggestion(writer, course_id, { hash, competency_id }, accepted)
  }
}

/** The fields that this kind of feedback needs; names all that are missing. */
const fieldsOf = <Name extends Field>(given: FeedbackRequest, names: readonly Name[]): Given<Name> => {
  const faults: Fault[] = names
    .filter(name => given[name] === undefined || given[name] === null)
    .map(name => fault(['body', name], 'missing', 'Field required'))
  if (faults.length > 0) throw new InvalidRequest(faults)
  return given as Given<Name>
}

type Named = { readonly exercise?: readonly number[]; readonly competency: readonly number[] }

const refuseMissing = async (writer: Writer, courseId: number, named: Named): Promise<void> => {
  const missing: string[] = []
  for (const kind of ['exercise', 'competency'] as const)
    for (const id of await missingFromCourse(writer, kind, named[kind] ?? [], courseId)) missing.push(`${kind} ${id}`)
  if (missing.length > 0) throw new Refused(404, `Not found in course ${courseId}: ${missing.join(' and ')}`)
}

const keepVerdictOnRelation = async (
  writer: Writer,
  course_id: number,
  { tail_id, head_id, relation_type }: Given<'tail_id' | 'head_id' | 'relation_type'>,
  accepted: boolean | undefined,
): Promise<void> => {
  await refuseMissing(writer, course_id, { competency: [tail_id, head_id] })
  const isMatch = relation_type === 'MATCHES'
  const isTailFirst = isMatch ? tail_id < head_id : learntFirst[relation_type] === 'tail'
  const [earlier_id, later_id] = isTailFirst ? [tail_id, head_id] : [head_id, tail_id]
  const claim = { course_id, earlier_id, later_id }
  await forgetRelation(writer, claim, isMatch)
  if (accepted === undefined) return
  if (accepted) await forgetAccepted(writer, claim)
  if (accepted && !isMatch) await refuseCircle(writer, claim)
  await keepRelation(writer, { ...claim, relation_type, accepted })
}

type Claim = { readonly course_id: number; readonly earlier_id: number; readonly later_id: number }

const refuseCircle = async (writer: Writer, { course_id, earlier_id, later_id }: Claim): Promise<void> => {
  const next = new Map<number, number[]>()
  for (const said of await relationVerdicts(writer, course_id))
    if (said.accepted && said.relation_type !== 'MATCHES')
      next.set(said.earlier_id, [...(next.get(said.earlier_id) ?? []), said.later_id])
  const reached = new Set([later_id])
  for (const id of reached) for (const later of next.get(id) ?? []) reached.add(later)
  if (reached.has(earlier_id))
    throw new Refused(400, 'Invalid input: this relation closes a circle with others that were accepted')
}
