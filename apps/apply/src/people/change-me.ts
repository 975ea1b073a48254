import { record } from '../audit/record.ts'
import type { Context } from '../context.ts'
import { problem } from '../problems.ts'
import { lockCaller } from './lock-caller.ts'
import { changePerson } from './person.store.ts'
import type { Person } from './person.ts'

type Given = Partial<Pick<Person, 'firstName' | 'lastName' | 'language' | 'aiOptOut'>>

export const changeMe = (
  { database }: Context,
  { userId }: Person,
  given: Given,
  expected: (version: number) => void,
): Promise<Person> =>
  database.transaction(async tx => {
    const person = await lockCaller(tx, userId)
    const { version } = person
    expected(version)
    const fields = Object.entries(given).flatMap(([name]) => name)
    if (fields.length === 0) return person
    if (!(await changePerson(tx, userId, version, trimmed(given)))) throw problem('VERSION_CONFLICT')
    await record(tx, { object: 'person', objectId: userId, action: 'edit', by: userId }, { details: { fields } })
    return { ...person, ...trimmed(given), version: version + 1 }
  })

const trimmed = (given: Given): Given => ({
  ...given,
  ...(given.firstName !== undefined && { firstName: given.firstName.trim() }),
  ...(given.lastName !== undefined && { lastName: given.lastName.trim() }),
})
