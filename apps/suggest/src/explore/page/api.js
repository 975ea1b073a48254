/** @import { Claim, Competency, Relation, RelationType } from './course.js' */

/** @typedef {'key' | 'away' | 'absent' | 'failed'} Trouble */

/** Why there is no answer, as a problem the reader can act on. */
export class NoAnswer extends Error {
  /** @param {Trouble} trouble @param {number} [status] */
  constructor(trouble, status = 0) {
    super(trouble)
    this.trouble = trouble
    this.status = status
  }
}

/** @type {Readonly<Record<number, Trouble>>} */
const troubles = { 401: 'key', 404: 'absent' }

/** No header could carry a key with any other character. */
const sendable = /^[ -~]*$/

/**
 * @param {string} key
 * @param {string} path
 * @param {RequestInit} [init]
 * @returns {Promise<unknown>}
 */
const ask = async (key, path, init = {}) => {
  if (!sendable.test(key)) throw new NoAnswer('key')
  const headers = new Headers(init.headers)
  headers.set('authorization', key)
  const answer = await fetch(`/api/v1${path}`, { ...init, headers, cache: 'no-store' }).catch(error => {
    throw init.signal?.aborted ? error : new NoAnswer('away')
  })
  if (!answer.ok) throw new NoAnswer(troubles[answer.status] ?? 'failed', answer.status)
  return answer.json()
}

/** @typedef {{ readonly course_id: number, readonly competencies: number, readonly title: string }} Held */
/** Lists the courses that hold competencies. @param {string} key @returns {Promise<readonly Held[]>} */
export const fetchCourses = async key => {
  const { courses } = /** @type {{ courses: Held[] }} */ (await ask(key, '/course?titles=true'))
  return courses
}

/** @param {string} key @param {number} course @returns {Promise<readonly Competency[]>} */
export const fetchCompetencies = async (key, course) => {
  const { competencies } = /** @type {{ competencies: Competency[] }} */ (
    await ask(key, `/course/${course}/competencies`)
  )
  return competencies
}

/** @param {string} key @param {number} course @returns {Promise<readonly Relation[]>} */
export const fetchRelations = async (key, course) => {
  const { relations } = /** @type {{ relations: Relation[] }} */ (
    await ask(key, `/competency/relations/suggest/${course}?explain=true`)
  )
  return relations
}

/**
 * @typedef {{ readonly kind: string, readonly competency_ids: readonly number[], readonly exercise_ids: readonly number[],
 *   readonly evidence: { readonly numbers: Readonly<Record<string, number>> },
 *   readonly step: { readonly competency_ids: readonly number[] } }} Finding
 */
/** @typedef {{ readonly findings: readonly Finding[], readonly exercises: readonly { readonly id: number, readonly title: string }[] }} Health */
/** What should be looked at in a course. @param {string} key @param {number} course @returns {Promise<Health>} */
export const fetchHealth = async (key, course) =>
  /** @type {Health} */ (await ask(key, `/course/${course}/health?titles=true`))

/** @typedef {{ readonly tail_id: number, readonly head_id: number, readonly score: number }} Question */
/** The pairs whose answers help most, best first. @param {string} key @param {number} course @param {number} limit */
export const fetchQuestions = async (key, course, limit) => {
  const { questions } = /** @type {{ questions: readonly Question[] }} */ (
    await ask(key, `/feedback/next?course_id=${course}&limit=${limit}`)
  )
  return questions
}

/** @typedef {{ readonly tail_id: number, readonly head_id: number, readonly relation_type: RelationType }} Rejected */
/** The relations that people rejected. @param {string} key @param {number} course @returns {Promise<readonly Rejected[]>} */
export const fetchRejected = async (key, course) => {
  const { relations } = /** @type {{ relations: readonly (Rejected & { verdict: string })[] }} */ (
    await ask(key, `/feedback?course_id=${course}`)
  )
  return relations.filter(({ verdict }) => verdict === 'REJECT')
}

/** @typedef {'ACCEPT' | 'REJECT' | 'WITHDRAW'} Verdict */
/** @param {string} key @param {number} course @param {Claim} claim @param {Verdict} verdict */
export const giveFeedback = async (key, course, claim, verdict) => {
  const body = JSON.stringify({ ...claim, verdict, course_id: course })
  await ask(key, '/feedback', { method: 'POST', headers: { 'content-type': 'application/json' }, body })
}

/**
 * @param {string} key
 * @param {number} course
 * @param {string} description
 * @param {AbortSignal} signal
 * @returns {Promise<readonly (Competency & { readonly score: number })[]>}
 */
export const fetchRanking = async (key, course, description, signal) => {
  const body = JSON.stringify({ description, course_id: course })
  const headers = { 'content-type': 'application/json' }
  const { competencies } = /** @type {{ competencies: (Competency & { score: number })[] }} */ (
    await ask(key, '/competency/suggest?scores=true', { method: 'POST', headers, body, signal })
  )
  return competencies
}
