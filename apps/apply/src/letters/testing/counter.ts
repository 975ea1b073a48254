import { testDatabase } from '@kolleg/database/testing'
import { migrations, type Tables, type Tx } from '../../db/schema.ts'
import { smtpMail } from '../mail/smtp.ts'
import { from, letterOf, testPostOffice } from './post-office.ts'
import { startMailServer } from './smtp-server.ts'

export const zoe = { name: 'Zoë Müller', address: 'zoe@kolleg.test' }
export const active = {
  professor: { firstName: 'Zoë' },
  group: { name: 'Größe & Co', link: 'https://apply.example/groups/7' },
}
export const moment = () => ({ by: null, at: new Date() })

const retries = { times: 2, firstWaitSeconds: 60, longestWaitSeconds: 3600 }

/** Letters with a mail server that answers each message as the test says; by default it accepts all. */
export const openCounter = async () => {
  let status = 250
  const database = await testDatabase<Tables>(migrations)
  const server = await startMailServer({}, () => status)
  const office = await testPostOffice(database, smtpMail({ url: server.url, from }), retries)
  type Times = { readonly notBefore?: Date; readonly expiresAt?: Date }
  const write = (tx: Tx, more: Times = {}) =>
    office.letters.write(tx, { type: 'GROUP_ACTIVATED', language: 'de', to: zoe, data: active, ...more })
  return {
    database,
    server,
    office,
    write,
    written: (more?: Times) => database.transaction(tx => write(tx, more)),
    stateOf: async (letterId: string) => (await letterOf(database, letterId)).state,
    answer: (next: number) => (status = next),
    /** Forgets what has arrived, and accepts everything again. */
    tidy: () => {
      status = 250
      server.received.length = 0
    },
    close: async () => {
      await office.close()
      await server.close()
      await database.close()
    },
  }
}

export type Counter = Awaited<ReturnType<typeof openCounter>>
