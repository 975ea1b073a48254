export {
  type Actor,
  type Committee,
  type Grant,
  groupsOf,
  holds,
  memberRoles,
  type Role,
  roles,
  sameId,
} from './actor.ts'
export { admitsAdmin, classes, isRoleClass, passes, passesIn, type RoleClass, rolesOf } from './class.ts'
export type { Condition, Value } from './condition.ts'
export { type Access, accessFaults, type Operation } from './operation.ts'
export {
  admits,
  type ParameterCheck,
  type ParameterValue,
  parameterOf,
  type Request,
  type Target,
  targets,
} from './parameter.ts'
export type { Permitted } from './permitted.ts'
export { type Places, type Policy, type PolicyOptions, policy } from './policy.ts'
export { printOperations } from './print.ts'
export { allOf, anyOf, not, type Read, type ReadsOf, type Rule } from './rule.ts'
export {
  admin,
  chairedByOthers,
  chairs,
  everyone,
  holding,
  inGroup,
  isNot,
  isNull,
  nobody,
  outsideCommittee,
  own,
  recused,
  signedIn,
  where,
} from './rules.ts'
