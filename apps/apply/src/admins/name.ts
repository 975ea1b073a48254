import type { Actor } from '@kolleg/access'
import { type Static, Type } from 'typebox'
import { record } from '../audit/record.ts'
import type { Tx } from '../db/schema.ts'
import { checkName } from '../people/either-name.ts'
import { personOf } from '../people/find.ts'
import { lockAddress } from '../people/lock-address.ts'
import type { Person } from '../people/person.ts'
import { problem } from '../problems.ts'
import { uuid } from '../schema-parts.ts'
import { insertAdmin } from './admin.store.ts'

export const NewAdmin = Type.Object(
  {
    userId: Type.Optional(uuid),
    email: Type.Optional(Type.String({ minLength: 3, maxLength: 254 })),
  },
  {
    title: 'NewAdmin',
    description: 'Either `userId` or `email`.',
    additionalProperties: false,
    examples: [{ email: 'ada@uni.example' }],
  },
)

/** Makes a known person ADMIN. By address only if it is verified. */
export const nameAdmin = async (tx: Tx, { userId: by }: Actor, named: Static<typeof NewAdmin>): Promise<Person> => {
  await checkName(named)
  const { userId, email } = named
  const person = userId === undefined ? await lockAddress(tx, email ?? '') : await personOf(tx, userId)
  if (person === undefined)
    throw problem('NOT_FOUND', {
      detail:
        userId === undefined
          ? 'Nobody who has signed in holds this address as a verified one.'
          : 'There is no such person.',
    })
  if (!(await insertAdmin(tx, person.userId)))
    throw problem('ALREADY_EXISTS', { detail: 'This person is ADMIN already.' })
  await record(tx, { object: 'person', objectId: person.userId, action: 'nameAdmin', by, to: 'ADMIN' })
  return person
}
