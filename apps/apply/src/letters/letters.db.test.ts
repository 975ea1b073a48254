import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { active, type Counter, moment, openCounter, zoe } from './testing/counter.ts'
import { hoursPass, letterOf } from './testing/post-office.ts'

let counter: Counter
beforeAll(async () => (counter = await openCounter()))
afterEach(() => counter.tidy())
afterAll(() => counter.close())

const soon = () => new Date(Date.now() + 30 * 60_000)
const code = (expiresAt?: Date) =>
  counter.database.transaction(tx =>
    counter.office.letters.write(tx, {
      type: 'LOGIN_CODE',
      language: 'en',
      to: zoe,
      data: { login: { code: '482913', minutes: '10' } },
      ...(expiresAt && { expiresAt }),
    }),
  )

describe('a letter', () => {
  test('is sent after the commit and marked as sent', async () => {
    const { database, server, office, written, stateOf } = counter
    const letterId = await written()
    expect(await stateOf(letterId)).toBe('WAITING')
    await office.deliverDue()
    expect(await letterOf(database, letterId)).toMatchObject({ state: 'SENT', attempts: 1, last_error: null })
    expect(server.received.map(({ recipients }) => recipients)).toEqual([[zoe.address]])
    expect(server.received[0]?.parsed.messageId).toBe(`<${letterId}@kolleg.test>`)
  })

  test('is never sent if its change was rolled back', async () => {
    const { database, server, office, write } = counter
    const undone = database.transaction(async tx => {
      await write(tx)
      throw new Error('changed my mind')
    })
    await expect(undone).rejects.toThrow('changed my mind')
    await office.deliverDue()
    expect(server.received).toEqual([])
  })

  test('waits for its time, and can be taken back until then', async () => {
    const { database, server, office, written, stateOf } = counter
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

  test('cannot be taken back once it is sent', async () => {
    const { database, office, written } = counter
    const letterId = await written()
    await office.deliverDue()
    const regret = database.transaction(tx => office.letters.takeBack(tx, letterId, moment()))
    await expect(regret).rejects.toMatchObject({ code: 'STATE_CONFLICT', members: { from: 'SENT', allowed: [] } })
  })

  test('is not sent while it is being taken back', async () => {
    const { database, server, office, written, stateOf } = counter
    const letterId = await written()
    const [taken, committed] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const regret = database.transaction(async tx => {
      await office.letters.takeBack(tx, letterId, moment())
      taken.resolve()
      await committed.promise
    })
    await taken.promise
    const delivery = office.deliverDue()
    await database.untilHeldUp(delivery)
    committed.resolve()
    await Promise.all([regret, delivery])
    expect(await stateOf(letterId)).toBe('TAKEN_BACK')
    expect(server.received).toEqual([])
  })

  test('is either taken back or sent when both happen at once', async () => {
    const { database, server, office, written, stateOf } = counter
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

  test('fails together with its change if it cannot be rendered or addressed', async () => {
    const { database, office } = counter
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

  test('gets no further header from line breaks in its names', async () => {
    const { database, server, office } = counter
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

describe('a secret letter', () => {
  test('loses its text once it is sent', async () => {
    const { database, server, office } = counter
    const letterId = await code()
    await office.deliverDue()
    expect(server.received.at(-1)?.parsed.text).toContain('482913')
    expect(JSON.stringify(await letterOf(database, letterId))).not.toContain('482913')
  })

  test('is not sent if it is too late, and never again', async () => {
    const { database, server, office } = counter
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

describe('a letter that expires', () => {
  test('expires too when it is resent, and is not sent again after that', async () => {
    const { database, server, office, written, answer } = counter
    answer(550)
    const [letterId, old] = [await written({ expiresAt: soon() }), await written({ expiresAt: soon() })]
    await office.deliverDue()
    answer(250)
    const again = (id: string) => database.transaction(tx => office.letters.resend(tx, id, moment()))
    await again(letterId)
    expect((await letterOf(database, letterId)).expires_at).toEqual(expect.any(Date))
    const past = { expires_at: new Date(Date.now() - 1000) }
    await database.query.updateTable('letter').set(past).where('letter_id', 'in', [letterId, old]).execute()
    await expect(again(old)).rejects.toMatchObject({ code: 'STATE_CONFLICT', members: { from: 'DEAD' } })
    server.received.length = 0
    await office.deliverDue()
    expect(server.received).toEqual([])
    expect(await letterOf(database, letterId)).toMatchObject({
      state: 'DEAD',
      last_error: 'It came too late to be of use.',
    })
  })
})
