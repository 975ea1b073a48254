import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { open } from '@kolleg/database'
import { testAddress } from '@kolleg/database/testing'
import { expect, test } from 'vitest'
import type { Tables } from '../db/schema.ts'
import { smtpMail } from './mail/smtp.ts'
import { from, hoursPass, testPostOffice } from './testing/post-office.ts'
import { startMailServer } from './testing/smtp-server.ts'

const dying = fileURLToPath(new URL('./testing/dying-post-office.ts', import.meta.url))

test.each([
  { point: 'before the first mark', left: 'SENDING', isMarked: false, copies: 1, attempts: 2 },
  { point: 'before the end of DATA', left: 'SENDING', isMarked: true, copies: 1, attempts: 2 },
  { point: 'before the second mark', left: 'SENDING', isMarked: true, copies: 2, attempts: 2 },
  { point: 'after the second mark', left: 'SENT', isMarked: true, copies: 1, attempts: 1 },
])('a letter whose process is killed $point arrives; copies with one Message-ID: $copies', async expected => {
  const address = await testAddress()
  const server = await startMailServer()
  try {
    const child = spawn(process.execPath, [dying, address.url, server.url, expected.point], {
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')

    const database = await open<Tables>(address.url)
    const office = await testPostOffice(database, smtpMail({ url: server.url, from }))
    try {
      const read = () => database.query.selectFrom('letter').selectAll().executeTakeFirstOrThrow()
      const found = await read()
      expect([found.state, found.handed_over_at !== null]).toEqual([expected.left, expected.isMarked])
      await hoursPass(database, 1)
      await office.recover()
      await hoursPass(database, 1)
      await office.deliverDue()
      await office.deliverDue()
      const { state, attempts, message_id: id } = await read()
      expect([state, attempts]).toEqual(['SENT', expected.attempts])
      const ids = server.received.map(({ parsed }) => parsed.messageId)
      expect(ids).toEqual(Array.from({ length: expected.copies }, () => id))
    } finally {
      await office.close()
      await database.close()
    }
  } finally {
    await server.close()
    await address.remove()
  }
})
