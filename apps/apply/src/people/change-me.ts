import { type Static, Type } from 'typebox'
import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { oneLine } from '../front-door/line-patterns.ts'
import { type Expected, Version } from '../front-door/versions.ts'
import { problem } from '../problems.ts'
import { changePerson } from './person.store.ts'
import { languages, type Person } from './person.ts'
import { takeSelf } from './take-self.ts'

const Name = Type.String({ maxLength: 100, pattern: oneLine })

export const Changes = Type.Object(
  {
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    language: Type.Optional(Type.Enum([...languages])),
    aiOptOut: Type.Optional(Type.Boolean({ description: 'Nothing of this person is given to an AI.' })),
    version: Version,
  },
  { title: 'UserChanges', additionalProperties: false },
)

/** Changes one's own record, if it is still in the expected version. */
export const changeMe = (
  { database }: Context,
  { userId }: Person,
  { version: _, ...given }: Static<typeof Changes>,
  expected: Expected,
): Promise<Person> =>
  database.transaction(async tx => {
    const person = await takeSelf(tx, userId)
    const { version } = person
    expected(version)
    const fields = Object.entries(given).flatMap(([name]) => name)
    if (fields.length === 0) return person
    if (!(await changePerson(tx, userId, version, trimmed(given)))) throw problem('VERSION_CONFLICT')
    await record(tx, { object: 'person', objectId: userId, action: 'edit', by: userId }, { details: { fields } })
    return { ...person, ...trimmed(given), version: version + 1 }
  })

const trimmed = <Given extends { readonly firstName?: string; readonly lastName?: string }>(given: Given): Given => ({
  ...given,
  ...(given.firstName !== undefined && { firstName: given.firstName.trim() }),
  ...(given.lastName !== undefined && { lastName: given.lastName.trim() }),
})
