import { type Actor, type Committee, groupsOf, holds, memberRoles, type Role } from './actor.ts'
import { admitsAdmin, type RoleClass, rolesOf } from './class.ts'
import { always, among, type Condition, never, type Value } from './condition.ts'
import { not, type Read, type Rule } from './rule.ts'

type Texts = readonly [text: string, opposite: string]

const aboutActor = ([text, opposite]: Texts, test: (actor: Actor | null) => boolean): Rule<never> => ({
  text,
  opposite,
  reads: [],
  conditionFor: actor => (test(actor) ? always : never),
})

const aboutColumn = <Column extends string, Among extends Value = never>(
  read: Read<Column, Among>,
  [text, opposite]: Texts,
  conditionFor: (actor: Actor | null) => Condition,
): Rule<Read<Column, Among>> => ({ text, opposite, reads: [read], conditionFor })

export const everyone = aboutActor(['everyone', 'nobody'], () => true)
export const nobody = not(everyone)
export const signedIn = aboutActor(['signed in', 'anonymous'], actor => actor !== null)

/** The caller has one of the roles, in whichever group. */
export const holding = (...wanted: readonly Role[]): Rule<never> =>
  aboutActor([wanted.join('/'), `not ${wanted.join('/')}`], actor => holds(actor, wanted))

export const admin = holding('ADMIN')

/** The column holds the caller's id. */
export const own = <Column extends string>(column: Column) =>
  aboutColumn({ column, among: [] }, [`${column} is the caller`, `${column} is not the caller`], actor =>
    actor === null ? never : among(column, [actor.userId]),
  )

/** The column holds an application that the caller is recused from. */
export const recused = <Column extends string>(column: Column) =>
  aboutColumn({ column, among: [] }, [`recused from ${column}`, `not recused from ${column}`], actor =>
    among(column, actor?.recusedFrom ?? []),
  )

const ofCommittee =
  (texts: (column: string) => Texts, fits: (committee: Committee) => boolean) =>
  <Column extends string>(column: Column) =>
    aboutColumn({ column, among: [] }, texts(column), actor =>
      among(column, actor?.committees.filter(fits).map(({ jobId }) => jobId) ?? []),
    )

/** The column holds a position that only its committee judges, and the caller has no seat on it. */
export const outsideCommittee = ofCommittee(
  column => [`outside the committee of ${column}`, `not outside the committee of ${column}`],
  ({ committeeOnly, seat }) => committeeOnly && seat === null,
)

/** The column holds a position that the caller chairs. */
export const chairs = ofCommittee(
  column => [`chair of ${column}`, `not chair of ${column}`],
  ({ seat }) => seat === 'CHAIR',
)

/** The column holds a position that has a chair, who is not the caller. */
export const chairedByOthers = ofCommittee(
  column => [`${column} has another chair`, `${column} has no other chair`],
  ({ seat, hasChair }) => hasChair && seat !== 'CHAIR',
)

/**
 * The column holds a group in which the caller has one of the roles, by default any member's. With a role class it also
 * lets ADMIN pass if the class names ADMIN.
 */
export const inGroup = <Column extends string>(column: Column, wanted: readonly Role[] | RoleClass = memberRoles) => {
  const name = typeof wanted === 'string' ? wanted : wanted.join('/')
  return aboutColumn({ column, among: [] }, [`${name} in ${column}`, `not ${name} in ${column}`], actor => {
    if (typeof wanted !== 'string') return among(column, groupsOf(actor, wanted))
    return admitsAdmin(actor, wanted) ? always : among(column, groupsOf(actor, rolesOf(wanted)))
  })
}

/** The column has one of the values. */
export const where = <Column extends string, const Among extends Value>(column: Column, values: readonly Among[]) => {
  const list = values.join('/')
  return aboutColumn({ column, among: values }, [`${column} is ${list}`, `${column} is not ${list}`], () =>
    among(column, values),
  )
}

/** The column has none of the values; true for NULL. */
export const isNot = <Column extends string, const Among extends Value>(column: Column, values: readonly Among[]) =>
  not(where(column, values))

/** The column is NULL. */
export const isNull = <Column extends string>(column: Column) =>
  aboutColumn({ column, among: [] }, [`${column} is empty`, `${column} is not empty`], () => ({ is: 'null', column }))
