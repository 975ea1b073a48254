import { readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { ImapFlow } from 'imapflow'
import { type ParsedMail, simpleParser } from 'mailparser'
import { createTransport } from 'nodemailer'
import { describe, expect, test } from 'vitest'
import { server } from './server.ts'

const env = server('mail')

describe.runIf(env.running)('a real mail system', () => {
  const tls = () => ({ ca: readFileSync(env.MAIL_CA_FILE) })
  const from = `"Kolleg für Bewerbungen" <kolleg@${env.MAIL_DOMAIN}>`
  const to = `"Zoë Müller" <zoe@${env.MAIL_DOMAIN}>`
  const post = (url = env.MAIL_SMTP_URL) => createTransport({ url, tls: tls(), requireTLS: true })

  test('a letter with text, HTML, umlauts and an attachment arrives in the mailbox as it was sent', async () => {
    const { messageId } = await post().sendMail({
      from,
      to,
      subject: 'Einladung zum Gespräch – Größe Ä',
      text: 'Liebe Zoë,\n\n.ein Punkt am Zeilenanfang, schöne Grüße\n',
      html: '<p>Liebe <b>Zoë</b>, schöne Grüße</p>',
      attachments: [
        {
          filename: 'Termin für Zoë.ics',
          content: 'BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n',
          contentType: 'text/calendar',
        },
      ],
    })

    const letter = await arrived(messageId)
    expect(letter.subject).toBe('Einladung zum Gespräch – Größe Ä')
    expect(letter.from?.value).toEqual([{ name: 'Kolleg für Bewerbungen', address: `kolleg@${env.MAIL_DOMAIN}` }])
    expect(letter.text?.trim()).toBe('Liebe Zoë,\n\n.ein Punkt am Zeilenanfang, schöne Grüße')
    expect(letter.html).toContain('<p>Liebe <b>Zoë</b>, schöne Grüße</p>')
    expect(letter.attachments.map(({ filename, contentType }) => ({ filename, contentType }))).toEqual([
      { filename: 'Termin für Zoë.ics', contentType: 'text/calendar' },
    ])
    expect(letter.headers.get('received')).toEqual(expect.arrayContaining([expect.stringContaining('(OpenSMTPD)')]))
  })

  test('an unknown recipient is refused for good, and a foreign domain is not relayed to', async () => {
    for (const stranger of [`nobody@${env.MAIL_DOMAIN}`, 'someone@example.org']) {
      const sending = post().sendMail({ from, to: stranger, subject: 'x', text: 'x' })
      await expect(sending).rejects.toMatchObject({ code: 'EENVELOPE', responseCode: 550 })
    }
  })

  test('of two recipients the known one gets the letter and the unknown one is named', async () => {
    const stranger = `nobody@${env.MAIL_DOMAIN}`
    const { messageId, accepted, rejected } = await post().sendMail({
      from,
      to: [to, stranger],
      subject: 'Zwei',
      text: 'x',
    })
    expect({ accepted, rejected }).toEqual({ accepted: [`zoe@${env.MAIL_DOMAIN}`], rejected: [stranger] })
    expect((await arrived(messageId)).subject).toBe('Zwei')
  })

  test('with a wrong password or an untrusted certificate nothing is sent', async () => {
    const guessed = Object.assign(new URL(env.MAIL_SMTP_URL), { password: 'guessed' }).href
    await expect(post(guessed).sendMail({ from, to, text: 'x' })).rejects.toMatchObject({
      code: 'EAUTH',
      responseCode: 535,
    })
    const trusting = createTransport({ url: env.MAIL_SMTP_URL, requireTLS: true })
    await expect(trusting.sendMail({ from, to, text: 'x' })).rejects.toThrow('self-signed certificate')
  })

  const arrived = async (messageId: string): Promise<ParsedMail> => {
    const imap = new ImapFlow({
      host: '127.0.0.1',
      port: Number(env.MAIL_IMAP_PORT),
      secure: false,
      doSTARTTLS: true,
      auth: { user: env.MAIL_USERNAME, pass: env.MAIL_PASSWORD },
      tls: tls(),
      logger: false,
    })
    await imap.connect()
    try {
      await imap.mailboxOpen('INBOX', { readOnly: true })
      for (;;) {
        const found = await imap.search({ header: { 'message-id': messageId } }, { uid: true })
        const uid = found ? found[0] : undefined
        const message = uid === undefined ? false : await imap.fetchOne(String(uid), { source: true }, { uid: true })
        if (message && message.source) return await simpleParser(message.source)
        await pause(50)
        await imap.noop()
      }
    } finally {
      await imap.logout()
    }
  }
})
