import { open } from '@kolleg/database'
import { migrations, type Tables } from '../../db/schema.ts'
import { smtpMail } from '../mail/smtp.ts'
import { from, testPostOffice } from './post-office.ts'

/** Writes a letter, hands it to the mail server, and is killed before it can note that. */
const [url = '', smtp = ''] = process.argv.slice(2)
const database = await open<Tables>(url)
await database.migrate(migrations)
const { send } = smtpMail({ url: smtp, from })
const mail = {
  send: async (...message: Parameters<typeof send>) => {
    await send(...message)
    process.kill(process.pid, 'SIGKILL')
    await new Promise(() => {})
  },
}
const office = await testPostOffice(database, mail)
await database.transaction(tx =>
  office.letters.write(tx, {
    type: 'LOGIN_CODE',
    language: 'de',
    to: { name: 'Zoë', address: 'zoe@kolleg.test' },
    data: { login: { code: '482913', minutes: '10' } },
  }),
)
await office.start()
