import { roles } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { languages } from '../text/language.ts'

const Group = { researchGroupId: Type.String({ format: 'uuid' }), name: Type.String() }

export const User = Type.Object(
  {
    userId: Type.String({ format: 'uuid' }),
    email: Type.String({ description: 'Empty when the identity provider tells none.' }),
    firstName: Type.String(),
    lastName: Type.String(),
    roles: Type.Array(Type.Enum([...roles])),
    researchGroup: Type.Union([Type.Object(Group, { title: 'ResearchGroupName' }), Type.Null()]),
    memberships: Type.Array(
      Type.Object({ ...Group, role: Type.Enum(['EMPLOYEE', 'PROFESSOR']) }, { title: 'Membership' }),
    ),
    language: Type.Enum([...languages]),
  },
  { title: 'User' },
)

export type User = Static<typeof User>
