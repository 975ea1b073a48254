import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { open } from '@kolleg/database'
import { testPlace } from '@kolleg/database/testing'
import { expect, test } from 'vitest'
import type { Tables } from '../db/schema.ts'
import { smtpMail } from './mail/smtp.ts'
import { from, hoursPass, testPostOffice } from './testing/post-office.ts'
import { startMailServer } from './testing/smtp-server.ts'

const dying = fileURLToPath(new URL('./testing/dying-post-office.ts', import.meta.url))

test('a process killed between the server’s yes and our mark repeats the letter once, with the same id', async () => {
  const place = await testPlace()
  const server = await startMailServer()
  try {
    const child = spawn(process.execPath, [dying, place.url, server.url], { stdio: ['ignore', 'ignore', 'inherit'] })
    expect((await once(child, 'exit'))[1]).toBe('SIGKILL')
    expect(server.received.length).toBe(1)

    const database = await open<Tables>(place.url)
    const office = await testPostOffice(database, smtpMail({ url: server.url, from }))
    try {
      const state = () => database.query.selectFrom('letter').select(['state', 'attempts']).execute()
      expect(await state()).toEqual([{ state: 'SENDING', attempts: 1 }])
      await office.deliverDue()
      expect(server.received.length).toBe(1)
      await hoursPass(database, 1)
      await office.recover()
      await hoursPass(database, 1)
      await office.deliverDue()
      await office.deliverDue()
      expect(await state()).toEqual([{ state: 'SENT', attempts: 2 }])
      const ids = server.received.map(({ parsed }) => parsed.messageId)
      expect([ids.length, new Set(ids).size]).toEqual([2, 1])
    } finally {
      await office.close()
      await database.close()
    }
  } finally {
    await server.close()
    await place.remove()
  }
})
