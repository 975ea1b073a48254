import { open } from '@kolleg/database'
import { createLog } from '@kolleg/front'
import { migrations, type Tables } from '../../db/schema.ts'
import { createOutbox } from '../../outbox/outbox.ts'
import { createLetters } from '../letters.ts'
import type { Mail, MayEnd } from '../mail/mail.ts'
import { smtpMail } from '../mail/smtp.ts'
import { from } from './post-office.ts'

/** Writes a letter, sends it, and is killed at the point that the test names. */
const [url = '', smtp = '', point = ''] = process.argv.slice(2)
const dieAt = async (here: string): Promise<void> => {
  if (here !== point) return
  process.kill(process.pid, 'SIGKILL')
  await new Promise(() => {})
}

const { send } = smtpMail({ url: smtp, from })
const mail: Mail = {
  send: async (message, signal, mayEnd = async () => true) => {
    const observed: MayEnd = async () => {
      await dieAt('before the first mark')
      const may = await mayEnd()
      await dieAt('before the end of DATA')
      return may
    }
    await send(message, signal, observed)
    await dieAt('before the second mark')
  },
}

const database = await open<Tables>(url)
await database.migrate(migrations)
const outbox = await createOutbox({ database, log: createLog('test', 'silent'), kinds: ['letter'] })
const letters = createLetters({ database, outbox, mail, from, site: { name: 'Kolleg', url: 'https://apply.example' } })
await database.transaction(tx =>
  letters.write(tx, {
    type: 'LOGIN_CODE',
    language: 'de',
    to: { name: 'Zoë', address: 'zoe@kolleg.test' },
    data: { login: { code: '482913', minutes: '10' } },
  }),
)
const carryOut: typeof letters.effect.carryOut = async (...letter) => {
  await letters.effect.carryOut(...letter)
  await dieAt('after the second mark')
}
await outbox.start({ letter: { ...letters.effect, carryOut } })
