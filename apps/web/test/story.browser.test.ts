import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser, type Visitor } from './browser.ts'
import { confirm } from './confirm.ts'
import { doNow } from './do-now.ts'
import { letterTo, linkTo } from './mailbox.ts'
import { newPosition } from './new-position.ts'
import { onePage } from './one-page.ts'

const group = 'Paper Aerodynamics'
const title = 'Zephyr dynamics of paper aeroplanes'
const professor = 'frieda.falk@uni.test'
const applicant = 'luis.vega@uni.test'
const referee = 'rita.berg@uni.test'
/** Long enough for all chapters on a busy machine. */
const longest = { timeout: 400_000 }

const link = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('main').getByRole('link', { name, exact: typeof name === 'string' })
const button = ({ page }: Visitor, name: string | RegExp) =>
  page.getByRole('main').getByRole('button', { name, exact: typeof name === 'string' })
const place = ({ page }: Visitor, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name, exact: true })
const saved = ({ page }: Visitor) => page.getByText(/^Saved \d/).waitFor()

const isCalled = async ({ page, walk }: Visitor, firstName: string, lastName: string): Promise<void> => {
  await walk('/my/settings')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill(lastName)
  await page.getByRole('button', { name: 'Save', exact: true }).first().click()
  await page.getByText('Your settings are saved.').waitFor()
}

const asksForGroup = async (frieda: Visitor): Promise<void> => {
  await frieda.walk('/groups/request')
  await frieda.page.getByLabel(/^Name/).fill(group)
  await button(frieda, 'Send the request').click()
  await frieda.page.getByText('waiting', { exact: true }).waitFor()
  await frieda.walk('/')
  await frieda.page.getByText(`Your request for the group “${group}” is being reviewed`).waitFor()
}

const activates = async (ada: Visitor): Promise<void> => {
  await place(ada, 'Research groups').click()
  await button(ada, `Activate: ${group}`).click()
  await confirm(ada.page, 'Activate')
  await doNow(ada, 'The group is active.')
  await letterTo(professor, `${group} is active`)
}

/** Sends letters of decisions at once, so that the story need not wait. */
const leavesNoGrace = async (frieda: Visitor): Promise<void> => {
  await frieda.open('/')
  await place(frieda, 'Group data').click()
  await frieda.page.getByLabel('Grace time in minutes').fill('0')
  await button(frieda, 'Save').click()
  await frieda.page.getByText('The group data is saved.').waitFor()
}

const publishes = async (frieda: Visitor): Promise<void> => {
  const { page } = frieda
  await place(frieda, 'Positions').click()
  await newPosition(page, title)
  await page.getByText('Before you can publish').waitFor()
  await page.getByLabel('Subject area').selectOption({ label: 'Aerospace engineering' })
  await page.getByLabel('Location').selectOption({ label: 'Garching' })
  await page.getByLabel('Supervising professor').selectOption({ label: 'Frieda Falk' })
  await page.getByRole('textbox', { name: 'English' }).fill('You fold and measure.')
  await page.getByRole('textbox', { name: 'German' }).fill('Sie falten und messen.')
  await page.getByLabel('Reference letters', { exact: true }).fill('1')
  await button(frieda, 'Add a question').click()
  await page.getByLabel('Question in English').fill('Which paper do you prefer?')
  await page.getByText('Everything needed is there.').waitFor()
  await saved(frieda)
  await button(frieda, 'Publish').click()
  await confirm(page, 'Publish')
  await link(frieda, 'Public page').waitFor()
}

/** Finds the position and submits an application. */
const applies = async (luis: Visitor): Promise<void> => {
  const { page, open, walk, signInByCode } = luis
  await signInByCode(applicant)
  await open('/positions')
  await page.getByRole('searchbox').fill('zephyr aeroplanes')
  await page.getByText('1 position', { exact: true }).waitFor()
  await page.getByRole('heading', { name: title }).click()
  await page.getByText('You fold and measure.').waitFor()
  await link(luis, 'Apply').click()
  await page.getByLabel('First name').fill('Luis')
  await page.getByLabel('Last name').fill('Vega')
  await link(luis, 'Continue: Education').click()
  await button(luis, 'Add a degree').click()
  await page.getByLabel('Subject').fill('Physics')
  await page.getByLabel('University').fill('Universidad de Sevilla')
  await page.getByLabel('Final grade').fill('1.3')
  await link(luis, 'Continue: Motivation').click()
  await page.getByRole('textbox', { name: 'Why this position' }).fill('Paper flies if one lets it.')
  await page.getByLabel('Which paper do you prefer?').fill('Eighty grams')
  await link(luis, 'Continue: Documents').click()
  for (const [kind, name] of [['Curriculum vitae', 'Life.pdf'] as const, ['Anything else', 'Wings.pdf'] as const]) {
    const papers = page.getByRole('region', { name: kind })
    await papers.locator('input[type=file]').setInputFiles({ name, mimeType: 'application/pdf', buffer: onePage })
    await papers.getByText('1 page').waitFor()
  }
  await button(luis, 'Keep for later applications: Life.pdf').click()
  await button(luis, 'Keep for later applications: Life.pdf').waitFor({ state: 'detached' })
  await walk('/')
  await page.getByRole('heading', { name: 'Good to see you, Luis' }).waitFor()
  expect(await faultsOf(luis, 'the start page with a draft')).toEqual([])
  await link(luis, new RegExp(`^Continue your application for “${title}”`)).click()
  await page.locator('main nav a[href$="step=references"]').click()
  await button(luis, 'Name a referee').click()
  const form = page.getByRole('form', { name: 'Name a referee' })
  await form.getByLabel('First name').fill('Rita')
  await form.getByLabel('Last name').fill('Berg')
  await form.getByLabel('E-mail address').fill(referee)
  await form.getByRole('button', { name: 'Save' }).click()
  await page.getByText('Not asked yet').waitFor()
  await link(luis, 'Continue: Check and send').click()
  await page.getByRole('checkbox', { name: /I have read/ }).check()
  await page.getByText('Everything is there.').waitFor()
  await button(luis, 'Send the application').click()
  await page.getByText('Your application is on its way').waitFor()
  await letterTo(applicant, `Your application for ${title} has arrived`)
  await letterTo(professor, `New application for ${title}`)
  expect(await faultsOf(luis, 'a sent application')).toEqual([])
  await walk('/applications')
  await page.getByRole('heading', { name: title }).waitFor()
}

const answers = async (rita: Visitor): Promise<void> => {
  const { page, open, complaints } = rita
  await open(await linkTo(referee, /\/reference-letters\/[\w-]+/))
  await page.getByRole('heading', { name: 'Luis Vega asks you for a reference' }).waitFor()
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'Letter.pdf', mimeType: 'application/pdf', buffer: onePage })
  await page.getByText('Letter.pdf · 1 page').waitFor()
  await page.getByLabel('What should the group know?').fill('Patient with paper and with people.')
  await saved(rita)
  expect(await faultsOf(rita, 'the referee’s page')).toEqual([])
  await button(rita, 'Hand in').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Hand in' }).click()
  await page.getByRole('heading', { name: 'Thank you, Rita Berg' }).waitFor()
  expect(complaints).toEqual([])
}

const readsAndRates = async (frieda: Visitor): Promise<void> => {
  const { page } = frieda
  await place(frieda, 'Applications').click()
  await link(frieda, /Luis Vega/).click()
  await page.getByText('Patient with paper and with people.').waitFor()
  await page.getByText('Eighty grams').waitFor()
  await page.getByRole('radio', { name: '+2, Clearly yes' }).check()
  await saved(frieda)
}

const invites = async (frieda: Visitor): Promise<void> => {
  const { page } = frieda
  await link(frieda, 'Applications').click()
  await place(frieda, 'Interviews').click()
  await link(frieda, new RegExp(title)).click()
  await button(frieda, 'New times').first().click()
  const series = page.getByRole('dialog')
  await series.getByRole('button', { name: 'Next month' }).click()
  await series.getByRole('button', { name: /^14 / }).click()
  await series.getByLabel('Place').fill('Hangar 7')
  await series.getByRole('button', { name: 'Create 3 times' }).click()
  await series.waitFor({ state: 'detached' })
  await button(frieda, 'Add people').click()
  await page.getByRole('dialog').getByLabel('Luis Vega').check()
  await page.getByRole('button', { name: 'Add 1 person' }).click()
  await button(frieda, 'Invite the remaining person').click()
  await page.getByRole('button', { name: 'Send the invitations' }).click()
  await page.getByRole('dialog').getByText('invited', { exact: true }).waitFor()
}

const books = async (luis: Visitor): Promise<void> => {
  await luis.walk(await linkTo(`Choose a time for your interview: ${title}`, /\/interviews\/[\w-]+\/booking/))
  await luis.page.getByRole('button', { name: /^Book/ }).first().click()
  await luis.page.getByRole('region', { name: 'It is booked' }).getByText('Hangar 7').waitFor()
  expect(await letterTo(applicant, `Your interview: ${title}`)).toContain('Hangar 7')
}

const accepts = async (frieda: Visitor): Promise<void> => {
  const { page } = frieda
  await frieda.open('/evaluation?state=INTERVIEW')
  await link(frieda, /Luis Vega/).click()
  await button(frieda, /^Accept/).click()
  const dialog = page.getByRole('dialog', { name: 'Accept Luis Vega' })
  await dialog.getByLabel('Personal message').fill('Bring your own wings.')
  await dialog.getByRole('document').getByText('Bring your own wings.').waitFor()
  await dialog.getByLabel('Justification').fill('The best flight of all.')
  await dialog.getByRole('button', { name: 'Accept' }).click()
  await page.getByRole('complementary').getByText('Accepted by Frieda Falk').waitFor()
}

const rejoices = async (luis: Visitor): Promise<void> => {
  expect(await letterTo(applicant, `Your application for ${title} was successful`)).toContain('Bring your own wings.')
  await luis.open('/applications')
  await link(luis, title).click()
  await luis.page.getByText('Congratulations!').waitFor()
}

inBrowser(visit => {
  test('from the request for a research group to the letter of acceptance', longest, async () => {
    const [frieda, ada, luis, rita] = [await visit({ width: 1440 }), await visit(), await visit(), await visit()]
    await frieda.signInByCode(professor)
    await isCalled(frieda, 'Frieda', 'Falk')
    await asksForGroup(frieda)
    await ada.signInAs('Ada')
    await activates(ada)
    await leavesNoGrace(frieda)
    await publishes(frieda)
    await applies(luis)
    await answers(rita)
    await readsAndRates(frieda)
    await invites(frieda)
    await books(luis)
    await accepts(frieda)
    await rejoices(luis)
    for (const { complaints } of [frieda, ada, luis, rita]) expect(complaints).toEqual([])
  })
})
