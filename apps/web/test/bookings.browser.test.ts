import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, type Visitor } from './browser.ts'
import { linkTo } from './mailbox.ts'

const dayMs = 86_400_000
const dayIn = (days: number): string => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)

/** Submits an application. */
const apply = async ({ call }: Visitor, jobId: string): Promise<string> => {
  const { referenceLettersRequired } = await call<{ referenceLettersRequired: number }>('GET', `/api/jobs/${jobId}`)
  const { applicationId } = await call<{ applicationId: string }>('POST', `/api/jobs/${jobId}/applications`)
  const path = `/api/applications/${applicationId}`
  await call('PATCH', path, { motivation: '<p>I like to build.</p>' })
  for (let count = 0; count < referenceLettersRequired; count++)
    await call('POST', `${path}/references`, { firstName: 'Rolf', lastName: 'Ring', email: `rolf${count}@uni.test` })
  await call('POST', `${path}/submit`, {})
  return applicationId
}

/** Offers two slots on one day and invites the applicant. */
const invite = async ({ call }: Visitor, jobId: string, applicationId: string): Promise<void> => {
  const { userId } = await call<{ userId: string }>('GET', '/api/users/me')
  type Process = { processId: string; jobId: string }
  const processes = await call<Process[]>('GET', '/api/interviews/overview')
  const path = `/api/interviews/processes/${processes.find(each => each.jobId === jobId)?.processId}`
  const times = [{ from: '09:30', to: '12:00' }]
  await call('POST', `${path}/slots`, {
    days: [dayIn(5)],
    times,
    durationMinutes: 45,
    breakMinutes: 15,
    location: 'Room 2',
    interviewerIds: [userId],
  })
  await call('POST', `${path}/interviewees`, { applicationIds: [applicationId] })
  await call('POST', `${path}/invitations`, {})
}

/** The old address of the calendar stops working. */
const rotateCalendar = async (page: Page): Promise<void> => {
  const field = page.getByLabel('Secret address of your calendar')
  const old = await field.inputValue()
  expect(old).toMatch(/\/api\/calendar\/.+\.ics$/)
  expect((await fetch(old)).status).toBe(200)
  await page.getByRole('button', { name: 'New address' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'New address' }).click()
  await page.getByText('Your calendar has a new address.').waitFor()
  const addresses = [old, await field.inputValue()]
  expect(await Promise.all(addresses.map(async address => (await fetch(address)).status))).toEqual([404, 200])
}

inBrowser(visit => {
  test('an applicant books an interview in their own time zone, moves it, adds it to a calendar and cancels it', async () => {
    const [amira, henrik] = [await visit(), await visit()]
    const { page, signInAs, walk, complaints } = amira
    await signInAs('Amira')
    await henrik.signInAs('Henrik')
    const jobId = await page.evaluate(async () => {
      const answer = await fetch('/api/jobs?limit=1&query=physical prototypes')
      const { items } = (await answer.json()) as { items: { jobId: string }[] }
      return items[0]?.jobId ?? ''
    })
    await invite(henrik, jobId, await apply(amira, jobId))
    const path = await linkTo('Lab engineer for physical prototypes', /\/interviews\/[\w-]+\/booking/)
    await walk('/')
    const urgent = page.locator('main ul a').first()
    await urgent.getByText('Choose a time for your interview: “Lab engineer').waitFor()
    await walk('/applications')
    await page.getByRole('link', { name: 'Choose a time for the interview: Lab engineer' }).click()
    await page.waitForURL(address => address.pathname === path)
    await walk(`${path}?zone=Asia/Tokyo`)
    await page.getByText('09:30 – 10:15 in Europe/Berlin').waitFor()
    await page.getByRole('button', { name: /^Book: .* (16|17):30/ }).click()
    const booked = page.getByRole('region', { name: 'It is booked' })
    await booked.getByText(/(16:30 – 17:15|17:30 – 18:15)$/).waitFor()
    await rotateCalendar(page)
    await walk('/applications')
    await page.getByRole('link', { name: /^Interview: .* 09:30.*: Lab engineer/ }).click()
    await page.waitForURL(address => address.pathname === path)
    await page.getByRole('button', { name: /^Move here/ }).click()
    await booked.getByText(/10:30 – 11:15 in Europe\/Berlin$/).waitFor()
    await page.getByRole('button', { name: 'Call off the interview' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Call off the interview' }).click()
    await page.getByRole('heading', { name: 'Choose a time' }).waitFor()
    expect(complaints).toEqual([])
  })

  test('people can request and download their data; the last professor cannot leave', async () => {
    const { page, signInAs, walk } = await visit()
    await signInAs('Henrik')
    await walk('/my-data')
    await page.getByRole('button', { name: 'Request a copy' }).click()
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my copy' }).click(),
    ])
    expect(download.suggestedFilename()).toBe('my-data.zip')
    await page.getByRole('button', { name: 'Delete my account …' }).click()
    const dialog = page.getByRole('dialog')
    expect(await dialog.getByRole('button', { name: 'Delete my account' }).isDisabled()).toBe(true)
    await dialog.getByRole('textbox').fill('henrik.soerensen@demo.example')
    await dialog.getByRole('button', { name: 'Delete my account' }).click()
    await page.getByText('Someone has to succeed you first').waitFor()
  })
})
