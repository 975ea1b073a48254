import { type Static, Type } from 'typebox'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { changePerson, findById, record } from './person.store.ts'
import { languages, type Person } from './person.ts'

const Name = Type.String({ maxLength: 100, pattern: '^\\P{Cc}*$' })

export const Changes = Type.Object(
  {
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    language: Type.Optional(Type.Enum([...languages])),
    aiOptOut: Type.Optional(Type.Boolean({ description: 'Nothing of this person is given to an AI.' })),
    version: Type.Optional(
      Type.Integer({ minimum: 1, description: 'The version that is changed; 412 when it is old.' }),
    ),
  },
  { title: 'UserChanges', additionalProperties: false },
)

/** Changes one's own record, if it is still in one of the expected versions; any version when none are. */
export const changeMe = (
  { database }: Context,
  { userId }: Person,
  { version: expected, ...given }: Static<typeof Changes>,
  matches: (version: number) => boolean,
): Promise<Person> =>
  database.transaction(async tx => {
    const person = await findById(tx, userId)
    if (person === undefined) throw problem('NOT_FOUND')
    const { version } = person
    if ((expected !== undefined && expected !== version) || !matches(version)) throw problem('VERSION_CONFLICT')
    const fields = Object.entries(given).flatMap(([name]) => name)
    if (fields.length === 0) return person
    if (!(await changePerson(tx, userId, version, trimmed(given)))) throw problem('VERSION_CONFLICT')
    await record(tx, { action: 'edit', by: userId, on: userId, details: { fields } })
    return { ...person, ...trimmed(given), version: version + 1 }
  })

const trimmed = <Given extends { readonly firstName?: string; readonly lastName?: string }>(given: Given): Given => ({
  ...given,
  ...(given.firstName !== undefined && { firstName: given.firstName.trim() }),
  ...(given.lastName !== undefined && { lastName: given.lastName.trim() }),
})
