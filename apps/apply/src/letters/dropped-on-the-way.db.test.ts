import { callbackify } from 'node:util'
import { type TestDatabase, testDatabase } from '@kolleg/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { migrations, type Tables } from '../db/schema.ts'
import { drop } from './drop.ts'
import { smtpMail } from './mail/smtp.ts'
import { active, moment, zoe } from './testing/counter.ts'
import { from, letterOf, testPostOffice } from './testing/post-office.ts'
import { startMailServer } from './testing/smtp-server.ts'

let database: TestDatabase<Tables>
beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
})
afterAll(() => database.close())

/** A mail server that holds a letter, before or after its DATA, until the test lets it answer. */
const held = async (at: 'RCPT' | 'DATA') => {
  const [reached, answer] = [Promise.withResolvers<void>(), Promise.withResolvers<number>()]
  const wait = () => {
    reached.resolve()
    return answer.promise
  }
  const server = await startMailServer(
    at === 'DATA' ? {} : { onRcptTo: (_address, _session, done) => callbackify(wait)(error => done(error)) },
    at === 'DATA' ? wait : undefined,
  )
  const office = await testPostOffice(database, smtpMail({ url: server.url, from }))
  const letterId = await database.transaction(tx =>
    office.letters.write(tx, { type: 'GROUP_ACTIVATED', language: 'de', to: zoe, data: active }),
  )
  const delivery = office.deliverDue()
  await reached.promise
  return {
    drop: () => database.transaction(tx => drop(tx, letterId, new Date())),
    takeBack: () => database.transaction(tx => office.letters.takeBack(tx, letterId, moment())),
    answer: answer.resolve,
    /** Ends the attempt without an answer. */
    hangUp: async () => {
      server.hangUp()
      await delivery
    },
    /** The final state of the letter, and how often it arrived. */
    end: async () => {
      await delivery
      await office.deliverDue()
      await office.close()
      await server.close()
      return [(await letterOf(database, letterId)).state, server.received.length]
    },
    stateNow: async () => (await letterOf(database, letterId)).state,
  }
}

test('a letter that the mail server is reading cannot be taken back, and the refusal says so', async () => {
  const letter = await held('DATA')
  await expect(letter.takeBack()).rejects.toMatchObject({
    status: 409,
    message: 'The letter is SENDING: only a letter that still waits can be taken back.',
  })
  letter.answer(250)
  expect(await letter.end()).toEqual(['SENT', 1])
})

test('a letter dropped while the mail server reads it is SENT if the server accepts it', async () => {
  const letter = await held('DATA')
  expect(await letter.drop()).toBe(false)
  expect(await letter.stateNow()).toBe('SENDING')
  letter.answer(250)
  expect(await letter.end()).toEqual(['SENT', 1])
})

test.each([451, 550])(
  'a letter dropped and then refused by the server with %i is TAKEN_BACK, and not tried again',
  async status => {
    const letter = await held('DATA')
    await letter.drop()
    letter.answer(status)
    expect(await letter.end()).toEqual(['TAKEN_BACK', 0])
  },
)

test('a letter dropped and then never answered is UNCONFIRMED, and not tried again', async () => {
  const letter = await held('DATA')
  await letter.drop()
  await letter.hangUp()
  letter.answer(450)
  expect(await letter.end()).toEqual(['UNCONFIRMED', 0])
})

test('a letter dropped before its DATA ends does not arrive, and is TAKEN_BACK', async () => {
  const letter = await held('RCPT')
  expect(await letter.drop()).toBe(true)
  expect(await letter.stateNow()).toBe('TAKEN_BACK')
  letter.answer(250)
  expect(await letter.end()).toEqual(['TAKEN_BACK', 0])
})

test('a letter that may have arrived and is dropped before its next attempt is UNCONFIRMED', async () => {
  const letter = await held('DATA')
  await letter.hangUp()
  expect(await letter.stateNow()).toBe('DELAYED')
  await letter.drop()
  letter.answer(450)
  expect(await letter.end()).toEqual(['UNCONFIRMED', 0])
})
