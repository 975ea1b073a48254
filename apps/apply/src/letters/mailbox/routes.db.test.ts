import { afterAll, beforeAll, expect, test } from 'vitest'
import { type House, openHouse } from '../../../test/house/house.ts'
import { message } from '../mail/mail.contract.ts'
import { mailboxMail } from '../mail/mailbox.ts'

let house: House
beforeAll(async () => {
  house = await openHouse()
})
afterAll(() => house.close())

const arrive = async (change: Parameters<typeof message>[0]): Promise<number> => {
  const given = message(change)
  await mailboxMail(house.database, 'Kolleg <kolleg@localhost>').send(given, new AbortController().signal)
  const { mailbox_letter_id } = await house.database.query
    .selectFrom('mailbox_letter')
    .select('mailbox_letter_id')
    .where('message_id', '=', given.messageId)
    .executeTakeFirstOrThrow()
  return mailbox_letter_id
}
const page = async (path: string) => {
  const answer = await fetch(`${house.address}${path}`)
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

test('an empty mailbox says so', async () => {
  expect((await page('/dev/mailbox')).text).toContain('No e-mail has been sent yet.')
})

test('the list leads to each letter, newest first', async () => {
  const [first, second] = [await arrive({ subject: 'First <b>' }), await arrive({ subject: 'Second' })]
  const { text, headers } = await page('/dev/mailbox')
  const links = [...text.matchAll(/<a href="\/dev\/mailbox\/(\d+)">(.*?)<\/a>/g)].map(([, id, subject]) => [
    id,
    subject,
  ])
  expect(links).toEqual([
    [`${second}`, 'Second'],
    [`${first}`, 'First &lt;b&gt;'],
  ])
  expect(headers.get('cache-control')).toBe('no-store')
})

test('a letter is shown in a frame that cannot run or load anything', async () => {
  const html = '<p>Hello</p><script>fetch("/api/users/me")</script><img src="https://evil.test/pixel.gif">'
  const id = await arrive({ html, text: 'Hello <there>' })
  const shown = await page(`/dev/mailbox/${id}`)
  expect(shown.text).toContain(`<iframe title="The e-mail as HTML" sandbox src="/dev/mailbox/${id}/html"></iframe>`)
  expect(shown.text).toContain('<pre>Hello &lt;there&gt;</pre>')
  expect(shown.text).not.toContain('evil.test')
  const framed = await page(`/dev/mailbox/${id}/html`)
  expect(framed.text).toBe(html)
  expect(framed.headers.get('content-security-policy')).toBe(
    "sandbox; default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'self'",
  )
  expect(framed.headers.get('x-frame-options')).toBe('SAMEORIGIN')
})

test.each([
  ['999999', 404],
  ['0', 400],
  ['1x', 400],
  ['9007199254740993', 400],
])('a letter %s is not found: %i', async (id, status) => {
  expect((await page(`/dev/mailbox/${id}`)).status).toBe(status)
  expect((await page(`/dev/mailbox/${id}/html`)).status).toBe(status)
})

test('with a mail server there is no mailbox', async () => {
  const served = await openHouse({ environment: { SMTP_URL: 'smtp://127.0.0.1:25' }, database: house.database })
  expect((await fetch(`${served.address}/dev/mailbox`)).status).toBe(404)
  await served.close()
})
