import { testDatabase } from '@kolleg/database/testing'
import * as fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  type Actor,
  allOf,
  anyOf,
  chairedByOthers,
  chairs,
  everyone,
  holding,
  inGroup,
  isNot,
  isNull,
  nobody,
  not,
  outsideCommittee,
  own,
  policy,
  type ReadsOf,
  type Rule,
  recused,
  roles,
  signedIn,
  where,
} from './index.ts'

type Thing = {
  readonly id: number
  readonly ownerId: string | null
  readonly groupId: string | null
  readonly state: 'DRAFT' | 'SENT' | 'DONE' | null
  readonly score: number | null
  readonly secret: boolean | null
}

const uuid = (digit: number) => `${String(digit).repeat(8)}-0000-4000-8000-000000000000`
const people = [1, 2, 3].map(uuid)
const groups = [7, 8, 9].map(uuid)
const states = ['DRAFT', 'SENT', 'DONE'] as const
const scores = [-2, 0, 2]

/** Every possible record: each column with each value and with none. */
const things: Thing[] = [...people.slice(0, 2), null]
  .flatMap(ownerId =>
    [...groups.slice(0, 2), null].flatMap(groupId =>
      [...states, null].flatMap(state =>
        [...scores.slice(0, 2), null].flatMap(score =>
          [true, false, null].map(secret => ({ id: 0, ownerId, groupId, state, score, secret })),
        ),
      ),
    ),
  )
  .map((thing, id) => ({ ...thing, id }))

type Fitting = Rule<ReadsOf<Thing>>

const leaf: fc.Arbitrary<Fitting> = fc.oneof(
  fc.constantFrom<Fitting>(
    everyone,
    nobody,
    signedIn,
    own('ownerId'),
    recused('groupId'),
    outsideCommittee('groupId'),
    chairs('groupId'),
    chairedByOthers('groupId'),
    isNull('ownerId'),
    isNull('state'),
    isNull('score'),
  ),
  fc.subarray([...roles]).map(wanted => holding(...wanted)),
  fc.subarray([...roles]).map(wanted => inGroup('groupId', wanted)),
  fc
    .constantFrom('ProfessorOrEmployee', 'ProfessorOrAdmin', 'Professor', 'Authenticated')
    .map(name => inGroup('groupId', name)),
  fc.subarray([...states]).map(values => where('state', values)),
  fc.subarray([...states]).map(values => isNot('state', values)),
  fc.subarray(scores).map(values => where('score', values)),
  fc.subarray([true, false]).map(values => isNot('secret', values)),
)

const { rule } = fc.letrec<{ rule: Fitting; parts: [Fitting, ...Fitting[]] }>(tie => ({
  rule: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    { weight: 2, arbitrary: leaf },
    { weight: 2, arbitrary: tie('parts').map(parts => anyOf(...parts)) },
    { weight: 2, arbitrary: tie('parts').map(parts => allOf(...parts)) },
    { weight: 2, arbitrary: tie('rule').map(inner => not(inner)) },
  ),
  parts: fc.tuple(tie('rule'), tie('rule'), tie('rule')),
}))

const grant = fc.record({ role: fc.constantFrom(...roles), groupId: fc.constantFrom(...groups, null) })
const actor: fc.Arbitrary<Actor | null> = fc.option(
  fc.record({
    userId: fc.constantFrom(...people),
    recusedFrom: fc.subarray(groups),
    committees: fc.array(
      fc.record({
        jobId: fc.constantFrom(...groups),
        seat: fc.constantFrom('CHAIR', 'READER', null),
        committeeOnly: fc.boolean(),
        hasChair: fc.boolean(),
      }),
      { maxLength: 3 },
    ),
    roles: fc.array(grant, { maxLength: 4 }),
  }),
  { freq: 8 },
)

type Schema = { thing: Thing; place: { thingId: number; groupId: string | null } }

const database = await testDatabase<Schema>()
const db = database.query

beforeAll(async () => {
  await sql`create table thing
    ("id" int primary key, "ownerId" uuid, "groupId" uuid, "state" text, "score" int, "secret" boolean)`.execute(db)
  await sql`create table place ("thingId" int primary key, "groupId" uuid)`.execute(db)
  await db.insertInto('thing').values(things).execute()
  await db
    .insertInto('place')
    .values(things.map(({ id, groupId }) => ({ thingId: id, groupId })))
    .execute()
})
afterAll(() => database.close())

const ids = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id)

describe('law: memory and database agree', () => {
  test('on which records an actor may act, whatever the rule, the roles and the empty columns', async () => {
    await fc.assert(
      fc.asyncProperty(rule, actor, async (read, who) => {
        const policyOfThings = policy<Thing>('thing')({ read })
        const listed = await db
          .selectFrom('thing')
          .select('id')
          .where(policyOfThings.which(who, 'read'))
          .orderBy('id')
          .execute()
        expect(ids(listed)).toEqual(ids(things.filter(thing => policyOfThings.may(who, 'read', thing))))
      }),
      { numRuns: 300 },
    )
  })

  test('that a condition, negated or not, is never unknown', async () => {
    await fc.assert(
      fc.asyncProperty(rule, actor, async (read, who) => {
        const { which, may } = policy<Thing>('thing')({ read })
        const rows = await db
          .selectFrom('thing')
          .select(['id', which(who, 'read').as('may')])
          .orderBy('id')
          .execute()
        expect(rows.map(row => row.may)).toEqual(things.map(thing => may(who, 'read', thing)))
        const others = await db
          .selectFrom('thing')
          .select('id')
          .where(eb => eb.not(which(who, 'read')))
          .orderBy('id')
          .execute()
        expect(ids(others)).toEqual(ids(rows.filter(row => !row.may)))
      }),
      { numRuns: 100 },
    )
  })

  test('when the columns are in joined tables under other names', async () => {
    const at = { ownerId: 't', state: 't', score: 't', secret: 't.secret', groupId: 'p.groupId', id: 't' }
    await fc.assert(
      fc.asyncProperty(rule, actor, async (read, who) => {
        const { which, may } = policy<Thing>('thing')({ read })
        const joined = db
          .selectFrom('thing as t')
          .innerJoin('place as p', 'p.thingId', 't.id')
          .select('t.id')
          .orderBy('t.id')
        const expected = ids(things.filter(thing => may(who, 'read', thing)))
        expect(ids(await joined.where(which(who, 'read', at)).execute())).toEqual(expected)
        expect(ids(await joined.where(eb => eb.and([which(who, 'read', 't'), eb('t.id', '>=', 0)])).execute())).toEqual(
          expected,
        )
      }),
      { numRuns: 100 },
    )
  })
})

describe('the condition of a list', () => {
  const read = anyOf(own('ownerId'), allOf(inGroup('groupId'), isNot('state', ['DRAFT'])), holding('ADMIN'))
  const { which } = policy<Thing>('thing')({ read })
  const sqlFor = (who: Actor | null) =>
    db
      .selectFrom('thing')
      .select('id')
      .where(which(who, 'read', 'thing'))
      .compile()

  test('contains only what depends on the record', () => {
    const [ada = ''] = people
    expect(sqlFor(null).sql).toMatch(/where false$/)
    expect(
      sqlFor({ userId: ada, recusedFrom: [], committees: [], roles: [{ role: 'ADMIN', groupId: null }] }).sql,
    ).toMatch(/where true$/)
    const applicant = sqlFor({ userId: ada, recusedFrom: [], committees: [], roles: [] })
    expect(applicant.sql).toMatch(/where \("thing"."ownerId" is not null and "thing"."ownerId" in \(\$1\)\)$/)
    expect(applicant.parameters).toEqual([ada])
  })

  test('passes values as parameters, never as text', async () => {
    const hostile = `'; drop table thing; --`
    const { which: whichStates } = policy<{ state: string }>()({ read: where('state', [hostile]) })
    expect(await db.selectFrom('thing').select('id').where(whichStates(null, 'read')).execute()).toEqual([])
  })
})
