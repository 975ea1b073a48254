import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { languages } from '../text/language.ts'
import { deadLetters } from './dead-letters.ts'
import { type LetterData, type LetterType, letterKinds, letterTypes } from './kinds/kinds.ts'
import { isOptional } from './notifications/optional.ts'
import { sampleOf } from './template/shape.ts'
import { type Counter, moment, openCounter, zoe } from './testing/counter.ts'
import { hoursPass, letterOf } from './testing/post-office.ts'

/** The reader has applied nowhere. */
const nobody = '00000000-0000-4000-8000-000000000000'

let counter: Counter
beforeAll(async () => (counter = await openCounter()))
afterEach(() => counter.tidy())
afterAll(() => counter.close())

test.each(languages)('every type of letter arrives in %s as it reads in review', async language => {
  const { database, server, office } = counter
  const { user_id: userId } = await database.query
    .insertInto('person')
    .values({ email: `${language}@kolleg.test`, email_verified: true })
    .returning('user_id')
    .executeTakeFirstOrThrow()
  const ids = await database.transaction(async tx => {
    const sent: (readonly [LetterType, string | undefined])[] = []
    for (const type of letterTypes) {
      const data = sampleOf(letterKinds[type].shape, language) as LetterData<typeof type>
      sent.push([type, await office.letters.write(tx, { type, language, to: { ...zoe, userId }, data })])
    }
    return sent
  })
  await office.deliverDue()
  for (const [type, letterId] of ids) {
    const letter = server.received.find(({ parsed }) => parsed.messageId?.includes(letterId ?? 'none'))?.parsed
    const name = `./snapshots/${type.toLowerCase().replaceAll('_', '-')}.${language}`
    await expect(`Subject: ${letter?.subject}\n\n${letter?.text}`).toMatchFileSnapshot(`${name}.txt`)
    await expect(letter?.html).toMatchFileSnapshot(`${name}.html`)
    expect(letter?.headers.get('content-language')).toBe(language)
    expect(letter?.headers.get('auto-submitted')).toBe('auto-generated')
    expect(letter?.headers.has('list')).toBe(isOptional(type))
  }
})

describe('when the mail server fails', () => {
  test('a letter is delayed, and tried again later', async () => {
    const { database, office, written, stateOf, answer } = counter
    answer(451)
    const letterId = await written()
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({
      state: 'DELAYED',
      attempts: 1,
      last_error: 'The mail server refused the message (451).',
    })
    answer(250)
    await office.deliverDue()
    expect(await stateOf(letterId)).toBe('DELAYED')
    await hoursPass(database, 1)
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 2, last_error: null })
  })

  test('a letter is dead after the last attempt, is shown to administrators, and can be sent again', async () => {
    const { database, office, written, answer } = counter
    answer(451)
    const letterId = await written()
    for (let hour = 0; hour < 6; hour++) {
      await office.deliverDue()
      await hoursPass(database, 2)
    }
    expect((await deadLetters(database, nobody, {})).items).toMatchObject([
      {
        letterId,
        type: 'GROUP_ACTIVATED',
        recipientName: zoe.name,
        recipientAddress: zoe.address,
        attempts: 3,
        lastError: 'The mail server refused the message (451).',
        mayResend: true,
      },
    ])
    answer(250)
    await database.transaction(tx => office.letters.resend(tx, letterId, moment()))
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 4 })
    expect((await deadLetters(database, nobody, {})).items).toEqual([])
  })

  test('a final refusal ends the letter at once', async () => {
    const { database, office, written, answer } = counter
    answer(550)
    const letterId = await written()
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'DEAD', attempts: 1 })
    await hoursPass(database, 2)
    await office.deliverDue()
    expect((await letterOf(database, letterId)).attempts).toBe(1)
    await database.transaction(tx => office.letters.resend(tx, letterId, moment()))
  })
})
