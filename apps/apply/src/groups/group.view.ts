import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { instant, orNull, uuid } from '../schema-parts.ts'
import { groups } from './group.policy.ts'
import { type Group, groupStates, groupSteps, isRequest } from './group.ts'

const Id = uuid
const Instant = instant

const shown = {
  researchGroupId: Id,
  name: Type.String(),
  abbreviation: Type.String(),
  head: Type.String(),
  email: Type.String(),
  website: Type.String(),
  description: Type.String({ description: 'HTML' }),
  street: Type.String(),
  postalCode: Type.String(),
  city: Type.String(),
  departmentId: orNull(Id),
}

export const PublicGroup = Type.Object(
  { ...shown, departmentName: orNull(Type.String()), schoolName: orNull(Type.String()) },
  { title: 'PublicResearchGroup' },
)
export type PublicGroup = Static<typeof PublicGroup>

export const ResearchGroup = Type.Object(
  {
    ...shown,
    timezone: Type.String(),
    defaultLanguage: Type.Enum(['en', 'de']),
    letterGraceMinutes: Type.Integer(),
    independentRatings: Type.Boolean(),
    state: Type.Enum([...groupStates]),
    requestedBy: Type.Union([Id, Type.Null()], { description: 'Who becomes PROFESSOR when it is activated.' }),
    denialReason: orNull(Type.String()),
    version: Type.Integer(),
    createdAt: Instant,
    updatedAt: Instant,
    may: Type.Array(Type.String(), { description: 'What the caller may do next.' }),
  },
  { title: 'ResearchGroup' },
)

export const groupView = (actor: Actor | null, group: Group): Static<typeof ResearchGroup> => ({
  ...group,
  createdAt: group.createdAt.toISOString(),
  updatedAt: group.updatedAt.toISOString(),
  may: groups.allowedActions(actor, group).filter(deed => isDeed(deed) && isPossible(group, deed)),
})

/** Reading is not listed among the possible actions. */
const isDeed = (action: string): boolean => !['see', 'followRequest', 'read'].includes(action)

const isPossible = (group: Group, deed: string): boolean =>
  (deed !== 'deny' || isRequest(group)) &&
  (!Object.hasOwn(groupSteps.table, deed) || groupSteps.allowed(group.state).some(action => action === deed))
