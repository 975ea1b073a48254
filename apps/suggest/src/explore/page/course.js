/** @typedef {{ readonly id: number, readonly title: string, readonly description: string, readonly course_id: number }} Competency */
/** @typedef {'REQUIRES' | 'EXTENDS' | 'MATCHES'} RelationType */
/** @typedef {{ readonly signal: string, readonly value: number, readonly weight: number }} Witness */
/**
 * @typedef {{ readonly signals: readonly Witness[], readonly reasons: readonly string[], readonly direction: number,
 *   readonly sentence: string, readonly accepted?: true }} Evidence
 */
/**
 * @typedef {{ readonly tail_id: number, readonly head_id: number, readonly relation_type: RelationType,
 *   readonly score: number, readonly evidence: Evidence }} Relation
 */
/** @typedef {{ readonly tail_id: number, readonly head_id: number, readonly relation_type: RelationType }} Ends */
/**
 * @typedef {{ readonly id: number, readonly competencies: ReadonlyMap<number, Competency>,
 *   readonly relations: readonly Relation[], readonly rejected: readonly Ends[] }} Course
 */
/**
 * What a person can call right or wrong.
 * @typedef {Ends & { readonly kind: 'RELATION' }} RelationClaim
 * @typedef {{ readonly kind: 'EXERCISE_LINK', readonly exercise_id: number, readonly competency_id: number }} LinkClaim
 * @typedef {RelationClaim | LinkClaim} Claim
 */

/** @type {readonly RelationType[]} */
export const relationTypes = ['REQUIRES', 'EXTENDS', 'MATCHES']

/**
 * Keeps relations whose ends both exist: a competency may be deleted between the two requests.
 * @param {number} id
 * @param {readonly Competency[]} competencies
 * @param {readonly Relation[]} relations
 * @param {readonly Ends[]} rejected
 * @returns {Course}
 */
export const courseOf = (id, competencies, relations, rejected) => {
  const byId = new Map(competencies.map(competency => [competency.id, competency]))
  /** @param {Ends} relation */
  const isWhole = ({ tail_id, head_id }) => byId.has(tail_id) && byId.has(head_id)
  return { id, competencies: byId, relations: relations.filter(isWhole), rejected: rejected.filter(isWhole) }
}

/** @param {Ends} relation @returns {RelationClaim} */
export const claimOn = ({ tail_id, head_id, relation_type }) => ({ kind: 'RELATION', tail_id, head_id, relation_type })

/** Names a claim in the page. @param {Claim} claim */
export const nameOfClaim = claim =>
  claim.kind === 'RELATION'
    ? `${claim.tail_id} ${claim.relation_type} ${claim.head_id}`
    : `${claim.exercise_id} trains ${claim.competency_id}`

/** A title to show; without one the competency is called by its number. @param {Course} course @param {number} id */
export const titleOf = (course, id) => course.competencies.get(id)?.title.trim() || `#${id}`

/** @param {Course} course @param {number} id */
export const relationsOf = (course, id) =>
  course.relations.filter(({ tail_id, head_id }) => tail_id === id || head_id === id)

/** The end of a relation that is learnt first; for MATCHES, which has no order, the tail. @param {Relation} relation */
export const earlierOf = ({ relation_type, tail_id, head_id }) => (relation_type === 'EXTENDS' ? head_id : tail_id)

/** @param {Relation} relation */
export const laterOf = relation => (earlierOf(relation) === relation.tail_id ? relation.head_id : relation.tail_id)

/**
 * Everything within this many steps of a competency, following relations in both directions.
 * @param {readonly Relation[]} relations
 * @param {number} start
 * @param {number} steps
 * @returns {ReadonlySet<number>}
 */
export const surroundings = (relations, start, steps) => {
  const reached = new Set([start])
  for (let step = 0; step < steps; step += 1) {
    const before = new Set(reached)
    for (const { tail_id, head_id } of relations) {
      if (before.has(tail_id)) reached.add(head_id)
      if (before.has(head_id)) reached.add(tail_id)
    }
  }
  return reached
}
