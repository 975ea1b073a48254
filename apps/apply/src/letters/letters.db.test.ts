import type { Database } from '@kolleg/database'
import { testDatabase } from '@kolleg/database/testing'
import type { Transaction } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { migrations, type Tables } from '../db/schema.ts'
import { deadLetters } from './dead-letters.ts'
import { type LetterData, type LetterType, letterKinds, letterTypes } from './kinds/kinds.ts'
import { smtpMail } from './mail/smtp.ts'
import { isOptional } from './notifications/optional.ts'
import { languages } from './template/language.ts'
import { sampleOf } from './template/shape.ts'
import { from, hoursPass, letterOf, testPostOffice } from './testing/post-office.ts'
import { startMailServer, type TestMailServer } from './testing/smtp-server.ts'

const zoe = { name: 'Zoë Müller', address: 'zoe@kolleg.test' }
const active = {
  professor: { firstName: 'Zoë' },
  group: { name: 'Größe & Co', link: 'https://apply.example/groups/7' },
}
const moment = () => ({ by: null, at: new Date() })
const patience = { retries: 2, firstWaitSeconds: 60, longestWaitSeconds: 3600 }

let database: Database<Tables>
let server: TestMailServer
let office: Awaited<ReturnType<typeof testPostOffice>>
let status = 250

beforeAll(async () => {
  database = await testDatabase<Tables>(migrations)
  server = await startMailServer({}, () => status)
  office = await testPostOffice(database, smtpMail({ url: server.url, from }), patience)
})
afterEach(() => {
  status = 250
  server.received.length = 0
})
afterAll(async () => {
  await office.close()
  await server.close()
  await database.close()
})

const write = (tx: Transaction<Tables>, more: { notBefore?: Date; expiresAt?: Date } = {}) =>
  office.letters.write(tx, { type: 'GROUP_ACTIVATED', language: 'de', to: zoe, data: active, ...more })
const written = (more?: { notBefore?: Date; expiresAt?: Date }) => database.transaction(tx => write(tx, more))
const stateOf = async (letterId: string) => (await letterOf(database, letterId)).state
const code = (expiresAt?: Date) =>
  database.transaction(tx =>
    office.letters.write(tx, {
      type: 'LOGIN_CODE',
      language: 'en',
      to: zoe,
      data: { login: { code: '482913', minutes: '10' } },
      ...(expiresAt && { expiresAt }),
    }),
  )
const soon = () => new Date(Date.now() + 30 * 60_000)

describe('a letter', () => {
  test('is sent after the commit and marked', async () => {
    const letterId = await written()
    expect(await stateOf(letterId)).toBe('WAITING')
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 1, last_error: null })
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[zoe.address]])
    expect(server.received[0]?.parsed.messageId).toBe(`<${letterId}@kolleg.test>`)
  })

  test('of a change that was rolled back is never sent', async () => {
    const undone = database.transaction(async tx => {
      await write(tx)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await office.deliverDue()
    expect(server.received).toEqual([])
  })

  test('waits for its time, and until then can be taken back', async () => {
    const [kept, regretted] = [await written({ notBefore: soon() }), await written({ notBefore: soon() })]
    await office.deliverDue()
    expect(server.received).toEqual([])
    const fact = await database.transaction(tx => office.letters.takeBack(tx, regretted, moment()))
    expect(fact).toMatchObject({ object: 'letter', action: 'takeBack', from: 'WAITING', to: 'TAKEN_BACK' })
    await hoursPass(database, 1)
    await office.deliverDue()
    expect([await stateOf(kept), await stateOf(regretted)]).toEqual(['SENT', 'TAKEN_BACK'])
    expect(server.received.length).toBe(1)
  })

  test('that was sent cannot be taken back', async () => {
    const letterId = await written()
    await office.deliverDue()
    const regret = database.transaction(tx => office.letters.takeBack(tx, letterId, moment()))
    await expect(regret).rejects.toMatchObject({ code: 'STATE_CONFLICT', members: { from: 'SENT', allowed: [] } })
  })

  test('that is just being taken back is not sent meanwhile', async () => {
    const letterId = await written()
    const [taken, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const regret = database.transaction(async tx => {
      await office.letters.takeBack(tx, letterId, moment())
      taken.resolve()
      await committed.promise
    })
    await taken.promise
    const delivery = office.deliverDue()
    setTimeout(committed.resolve, 200)
    await Promise.all([regret, delivery])
    expect(await stateOf(letterId)).toBe('TAKEN_BACK')
    expect(server.received).toEqual([])
  })

  test('is either taken back or sent when both are tried at once', async () => {
    const ids = await Promise.all(Array.from({ length: 8 }, () => written()))
    const regrets = ids.map(id => database.transaction(tx => office.letters.takeBack(tx, id, moment())))
    const [, ...outcomes] = await Promise.all([
      office.deliverDue(),
      ...regrets.map(regret =>
        regret.then(
          () => true,
          () => false,
        ),
      ),
    ])
    const states = await Promise.all(ids.map(stateOf))
    expect(states).toEqual(outcomes.map(takenBack => (takenBack ? 'TAKEN_BACK' : 'SENT')))
    expect(server.received.length).toBe(states.filter(state => state === 'SENT').length)
  })

  test('that cannot be rendered or addressed fails with its change', async () => {
    const to = { name: 'Eve', address: 'eve@evil.test\r\nBcc: all@kolleg.test' }
    const addressed = database.transaction(tx =>
      office.letters.write(tx, { type: 'GROUP_ACTIVATED', language: 'en', to, data: active }),
    )
    await expect(addressed).rejects.toThrow('one plain e-mail address')
    const data = { ...active, group: { ...active.group, link: 'javascript:alert(1)' } }
    const rendered = database.transaction(tx =>
      office.letters.write(tx, { type: 'GROUP_ACTIVATED', language: 'en', to: zoe, data }),
    )
    await expect(rendered).rejects.toThrow('http')
  })

  test('with line breaks in its names gets no further header', async () => {
    const name = 'Zoë\r\nBcc: eve@evil.test'
    const data = { ...active, group: { ...active.group, name: 'Group\r\nX-Evil: 1' } }
    await database.transaction(tx =>
      office.letters.write(tx, { type: 'GROUP_ACTIVATED', language: 'en', to: { ...zoe, name }, data }),
    )
    await office.deliverDue()
    const parsed = server.received[0]?.parsed
    expect(parsed?.subject).toBe('Group X-Evil: 1 is active')
    expect([parsed?.to].flat()[0]?.value).toEqual([{ name: 'Zoë Bcc: eve@evil.test', address: zoe.address }])
    expect([parsed?.headers.has('bcc'), parsed?.headers.has('x-evil')]).toEqual([false, false])
  })
})

describe('trouble with the mail server', () => {
  test('delays a letter, which is tried again later', async () => {
    status = 451
    const letterId = await written()
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({
      state: 'DELAYED',
      attempts: 1,
      last_error: 'The mail server refused the message (451).',
    })
    status = 250
    await office.deliverDue()
    expect(await stateOf(letterId)).toBe('DELAYED')
    await hoursPass(database, 1)
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 2, last_error: null })
  })

  test('ends after the last attempt: the letter is dead, visible, and can be sent again', async () => {
    status = 451
    const letterId = await written()
    for (let hour = 0; hour < 6; hour++) {
      await office.deliverDue()
      await hoursPass(database, 2)
    }
    expect((await deadLetters(database, {})).items).toMatchObject([
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
    status = 250
    await database.transaction(tx => office.letters.resend(tx, letterId, moment()))
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 4 })
    expect((await deadLetters(database, {})).items).toEqual([])
  })

  test('that is final buries the letter at once', async () => {
    status = 550
    const letterId = await written()
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'DEAD', attempts: 1 })
    await hoursPass(database, 2)
    await office.deliverDue()
    expect((await letterOf(database, letterId)).attempts).toBe(1)
    await database.transaction(tx => office.letters.resend(tx, letterId, moment()))
  })
})

describe('a secret letter', () => {
  test('is forgotten once it is sent', async () => {
    const letterId = await code()
    await office.deliverDue()
    expect(server.received.at(-1)?.parsed.text).toContain('482913')
    expect(JSON.stringify(await letterOf(database, letterId))).not.toContain('482913')
  })

  test('that comes too late is not sent, and never again', async () => {
    const letterId = await code(new Date(Date.now() - 1000))
    await office.deliverDue()
    expect(server.received).toEqual([])
    expect(await letterOf(database, letterId)).toMatchObject({
      state: 'DEAD',
      text: null,
      last_error: 'It came too late to be of use.',
    })
    const again = database.transaction(tx => office.letters.resend(tx, letterId, moment()))
    await expect(again).rejects.toMatchObject({ code: 'STATE_CONFLICT' })
  })
})

test.each(languages)('every type of letter arrives in %s as it reads in review', async language => {
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
