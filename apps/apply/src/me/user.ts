import { roles } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { orNull, uuid } from '../schema-parts.ts'
import { languages } from '../text/language.ts'

const Group = { researchGroupId: uuid, name: Type.String() }

export const User = Type.Object(
  {
    userId: uuid,
    email: Type.String({ description: 'Empty if the identity provider gives none.' }),
    firstName: Type.String(),
    lastName: Type.String(),
    roles: Type.Array(Type.Enum([...roles])),
    researchGroup: orNull(Type.Object(Group, { title: 'ResearchGroupName' })),
    memberships: Type.Array(
      Type.Object({ ...Group, role: Type.Enum(['EMPLOYEE', 'PROFESSOR']) }, { title: 'Membership' }),
    ),
    language: Type.Enum([...languages]),
  },
  { title: 'User' },
)

export type User = Static<typeof User>
