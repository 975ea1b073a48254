import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Mail, Message } from './mail.ts'
import { inHeader } from './recipient.ts'

/** A message as it arrives in the recipient's mailbox. */
export type Arrived = {
  readonly messageId: string
  readonly to: { readonly name: string; readonly address: string }
  readonly replyTo: string | null
  readonly subject: string
  readonly text: string
  readonly html: string
  readonly calendar: { readonly method: string; readonly content: string } | null
  readonly unsubscribe: string | null
  /** Names of headers that should not be there. */
  readonly strangeHeaders: readonly string[]
}

type Post = {
  readonly mail: Mail
  readonly arrived: () => Promise<readonly Arrived[]>
  readonly close: () => Promise<void>
}

const calm = new AbortController().signal

export const message = (change: Partial<Message> = {}): Message => ({
  messageId: `<${randomUUID()}@kolleg.test>`,
  to: { name: 'Zoë Müller', address: 'zoe@kolleg.test' },
  replyTo: null,
  language: 'de',
  subject: 'Einladung zum Gespräch',
  text: 'Liebe Zoë,\n\n.ein Punkt am Anfang, schöne Grüße\n',
  html: '<p>Liebe <b>Zoë</b>, schöne Grüße</p>',
  calendar: null,
  unsubscribe: null,
  ...change,
})

/** What every way of sending mail promises. */
export const mailContract = (name: string, open: () => Promise<Post>): void => {
  describe(`the contract of ${name}`, () => {
    let post: Post
    beforeAll(async () => {
      post = await open()
    })
    afterAll(() => post.close())

    const sent = async (given: Message): Promise<readonly Arrived[]> => {
      await post.mail.send(given, calm)
      return (await post.arrived()).filter(({ messageId }) => messageId === given.messageId)
    }

    test('a message arrives whole, with umlauts and both parts', async () => {
      const { language: _, ...given } = message({ replyTo: 'gruppe@kolleg.test' })
      expect(await sent({ ...given, language: 'de' })).toEqual([{ ...given, strangeHeaders: [] }])
    })

    test('a letter that can be turned off contains the link for that', async () => {
      const unsubscribe = 'https://apply.example/notifications'
      const [arrived] = await sent(message({ unsubscribe }))
      expect(arrived).toMatchObject({ unsubscribe, strangeHeaders: [] })
    })

    test('an invitation arrives as a calendar', async () => {
      const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nSUMMARY:Gespräch mit Zoë\r\nEND:VCALENDAR\r\n'
      const [arrived] = await sent(message({ calendar: { method: 'REQUEST', content } }))
      expect(arrived?.calendar).toEqual({ method: 'REQUEST', content })
    })

    test('names and subjects prepared for a header arrive as written, however long', async () => {
      const piece = fc.constantFrom(
        'a',
        'Zoë',
        'ß',
        '日本',
        '😀',
        ' ',
        '=?utf-8?q?',
        '?=',
        ',',
        ';',
        '<',
        '>',
        '@',
        '(',
        ')',
        ':',
        '"',
        '\\',
      )
      const line = fc.array(piece, { maxLength: 80 }).map(pieces => inHeader(pieces.join('')))
      await fc.assert(
        fc.asyncProperty(line, line, async (subject, person) => {
          const given = message({ subject, to: { name: person, address: 'zoe@kolleg.test' } })
          const [arrived] = await sent(given)
          expect(arrived).toMatchObject({ subject, to: given.to })
        }),
        { numRuns: 12 },
      )
    })

    test.each([
      '\r\nBcc: eve@evil.test',
      '\nBcc: eve@evil.test',
      '\rX-Evil: 1',
      '\r\n\r\n<script>',
      '\u2028Bcc: eve@evil.test',
    ])('a line break in a name or a subject adds no header (%j)', async attack => {
      const given = message({ subject: `Hello${attack}`, to: { name: `Zoë${attack}`, address: 'zoe@kolleg.test' } })
      const [arrived] = await sent(given)
      expect(arrived?.strangeHeaders).toEqual([])
      expect(arrived?.to.address).toBe('zoe@kolleg.test')
      expect(arrived?.text).toBe(given.text)
    })

    test('a message sent twice keeps its id', async () => {
      const given = message()
      await post.mail.send(given, calm)
      expect((await sent(given)).length).toBeGreaterThanOrEqual(1)
    })

    test('an attempt aborted before it began sends nothing and may be repeated', async () => {
      const given = message()
      await expect(post.mail.send(given, AbortSignal.abort())).rejects.toMatchObject({ permanent: false })
      expect((await sent(given)).length).toBe(1)
    })
  })
}
