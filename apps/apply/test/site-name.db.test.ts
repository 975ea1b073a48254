import { afterAll, beforeAll, expect, test } from 'vitest'
import { own } from '../src/sign-in/testing/setting.ts'
import { enter } from './house/cast.ts'
import { type House, openHouse } from './house/house.ts'
import { emptyingMailbox } from './post.ts'

const name = 'Jobs & <Co>'
const asHtml = 'Jobs &amp; &lt;Co&gt;'
let house: House
beforeAll(async () => {
  house = await openHouse({
    environment: { SITE_NAME: name, MAIL_FROM: 'jobs@uni.test', PUBLIC_URL: 'https://jobs.test' },
  })
})
afterAll(() => house.close())

test('letters come from the site by its name, and repeat it in their footer', async () => {
  const mailbox = emptyingMailbox(house)
  await house.database.transaction(tx =>
    house.context.letters.write(tx, {
      type: 'LOGIN_CODE',
      language: 'de',
      to: { name: 'Zoë', address: 'zoe@uni.test' },
      data: { login: { code: '482 913', minutes: '10' } },
    }),
  )
  expect((await mailbox())[0]?.text).toContain(`Diese E-Mail kommt von ${name}, der Bewerbungsverwaltung`)
  const [letter] = await house.database.query.selectFrom('mailbox_letter').select(['sender', 'html']).execute()
  expect(letter?.sender).toBe(`"${name}" <jobs@uni.test>`)
  expect(letter?.html).toContain(`kommt von ${asHtml}, der`)
})

test('a calendar has the name of the site', async () => {
  const zoe = await enter(house, 'Zoe')
  const { body } = await zoe.get('/api/users/me/calendar')
  const feed = await fetch(`${house.address}${new URL(String(body['url'])).pathname}`)
  expect(await feed.text()).toContain(`X-WR-CALNAME:Interviews · ${name}\r\n`)
})

test('the pages of the built-in sign-in have the name of the site in their header', async () => {
  const other = await openHouse({ environment: { ...own, SITE_NAME: name } })
  try {
    for (const path of ['/oidc/auth', '/oidc/interaction/none', '/oidc/session/end/success']) {
      const page = await (await fetch(`${other.address}${path}`, { headers: { accept: 'text/html' } })).text()
      expect(page).toContain(`<span>${asHtml}</span></a></header>`)
      expect(page).toContain(` – ${asHtml}</title>`)
    }
  } finally {
    await other.close()
  }
})
