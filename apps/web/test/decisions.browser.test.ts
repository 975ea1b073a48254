import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { applyForNew } from './apply-for-new.ts'
import { inBrowser, type Visitor } from './browser.ts'

/** Submits an application, and returns how its applicant sees it. */
const newApplication = async ({ page, call, open }: Visitor) => {
  type Found = { readonly items: readonly { readonly jobId: string; readonly title: string }[] }
  const { items } = await call<Found>('GET', '/api/jobs?query=query+optimisation')
  const job = items[0]?.jobId
  type Job = { readonly referenceLettersRequired: number; readonly questions: readonly Question[] }
  type Question = { readonly questionId: string; readonly kind: string }
  const { referenceLettersRequired, questions } = await call<Job>('GET', `/api/jobs/${job}`)
  const { applicationId } = await call<{ applicationId: string }>('POST', `/api/jobs/${job}/applications`)
  const path = `/api/applications/${applicationId}`
  const answerTo = ({ kind }: Question) => (kind === 'YES_NO' ? true : kind === 'NUMBER' ? 3 : 'Yes')
  const answers = Object.fromEntries(questions.map(question => [question.questionId, answerTo(question)]))
  await call('PATCH', path, { motivation: '<p>I like to plan.</p>', answers })
  for (let count = 0; count < referenceLettersRequired; count++)
    await call('POST', `${path}/references`, { firstName: 'Rolf', lastName: 'Ring', email: `ring${count}@uni.test` })
  await call('POST', `${path}/submit`, {})
  const read = async (): Promise<string> => {
    await open(`/applications/${applicationId}`)
    await page.getByText('What happens next').waitFor()
    return await page.locator('main').innerText()
  }
  return { applicationId, read }
}

/** The clock of this browser is wrong. */
const anHourAhead = `{
  const Right = Date
  const now = () => Right.now() + 3_600_000
  globalThis.Date = class extends Right {
    constructor(...given) {
      super(...(given.length === 0 ? [now()] : given))
    }
    static now() {
      return now()
    }
  }
}`

const top = async (part: Locator): Promise<number> => (await part.boundingBox())?.y ?? 0

inBrowser(visit => {
  test('applicants do not see what a group decides, undoes or prepares before they get an e-mail about it', async () => {
    const [amira, emil] = [await visit(), await visit({ width: 1440 })]
    await amira.signInAs('Amira')
    const { applicationId, read } = await newApplication(amira)
    await expect.poll(read).toContain('promised by')
    const before = await read()
    const { page } = emil
    await emil.signInAs('Emil')

    // In bulk, then undone.
    await emil.walk('/evaluation?state=SENT')
    const row = page.getByRole('row').filter({ has: page.locator(`[data-application="${applicationId}"]`) })
    await row.getByRole('checkbox').check()
    await page.getByRole('region', { name: 'With the selected' }).getByRole('button', { name: 'Shortlist' }).click()
    await page.getByRole('dialog').getByText('only when you invite them').waitFor()
    await expect.poll(read).toBe(before)
    await page.getByRole('dialog').getByRole('button', { name: 'Take off the shortlist' }).click()
    await page.getByRole('dialog', { name: '1 application off the shortlist' }).waitFor()
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).last().click()

    // A rejection needs a reason, and an employee can undo it.
    await row.getByRole('link').click()
    const judging = page.getByRole('complementary')
    await judging.getByRole('button', { name: /^Reject/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject Amira Haddad' })
    await dialog.getByText('Choose a reason to see the e-mail.').waitFor()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('Choose a reason: it decides what the applicant reads.').waitFor()
    expect(await faultsOf(emil, 'the rejection')).toEqual([])
    await dialog.getByLabel('Reason').selectOption('Another reason')
    await dialog.getByRole('document').waitFor()
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await judging.getByRole('timer').waitFor()
    await expect.poll(read).toBe(before)
    await judging.getByRole('button', { name: 'Take back' }).click()
    await page.getByText('is taken back. Nobody heard of it.').waitFor()
    await judging.getByRole('button', { name: /^Reject/ }).waitFor()
    await expect.poll(read).toBe(before)

    // The shortlist stays undisclosed until the invitation.
    await judging.getByRole('button', { name: 'Shortlist' }).click()
    await page.getByText('Amira Haddad is on the shortlist.').waitFor()
    await page.getByRole('heading', { name: 'Interview', exact: true }).waitFor()
    expect(await faultsOf(emil, 'the shortlist')).toEqual([])
    await expect.poll(read).toBe(before)
    type Detail = { readonly interview: { readonly processId: string; readonly intervieweeId: string } }
    const { interview } = await emil.call<Detail>('GET', `/api/evaluation/applications/${applicationId}`)
    const invitations = `/api/interviews/processes/${interview.processId}/invitations`
    await emil.call('POST', invitations, { intervieweeIds: [interview.intervieweeId] })
    await expect.poll(read).toContain('The group would like to meet you.')
    await emil.open(`/evaluation/${applicationId}`)
    await page.getByText(/^Invited on/).waitFor()
    expect(await judging.getByRole('button', { name: 'Take off the shortlist' }).count()).toBe(0)
    expect([...amira.complaints, ...emil.complaints]).toEqual([])
  })

  test('reading an application says when its applicant sees that, can be undone until then, and asks first if it cannot', async () => {
    const [paula, amira] = [await visit({ width: 1440 }), await visit()]
    const { page, call } = paula
    await page.context().addInitScript(anHourAhead)
    await paula.signInAs('Paula')
    await amira.signInAs('Amira')
    const { applicationId } = await applyForNew(paula, amira)
    type Seen = { readonly state: string }
    const seen = async () => (await amira.call<Seen>('GET', `/api/applications/${applicationId}`)).state
    type Detail = { readonly state: string; readonly researchGroup: { readonly researchGroupId: string } }
    const detail = () => call<Detail>('GET', `/api/evaluation/applications/${applicationId}`)
    const judging = page.getByRole('complementary')

    await paula.open(`/evaluation/${applicationId}`)
    await judging.getByText(/^Opening it began the review\. .* sees that from \d+:\d\d; until then/).waitFor()
    expect(await faultsOf(paula, 'an opened application')).toEqual([])
    expect([(await detail()).state, await seen()]).toEqual(['IN_REVIEW', 'SENT'])
    await judging.getByRole('button', { name: 'Mark as unread' }).click()
    await page.getByText('is marked as unread.').waitFor()
    expect([(await detail()).state, await seen()]).toEqual(['SENT', 'SENT'])

    const group = `/api/research-groups/${(await detail()).researchGroup.researchGroupId}`
    const { letterGraceMinutes } = await call<{ readonly letterGraceMinutes: number }>('GET', group)
    await call('PATCH', group, { letterGraceMinutes: 0 })
    await paula.open(`/evaluation/${applicationId}`)
    await judging.getByText(/^Still unread\. .* sees that at once, and it cannot be undone/).waitFor()
    await page.getByText('Your group rates independently').waitFor()
    expect(await seen()).toBe('SENT')
    expect(await faultsOf(paula, 'an application whose review has to be begun')).toEqual([])
    expect(await seen()).toBe('SENT')
    await judging.getByRole('button', { name: 'Begin the review' }).click()
    await judging.getByText('In review').waitFor()
    expect(await seen()).toBe('IN_REVIEW')
    await call('PATCH', group, { letterGraceMinutes })
    expect(paula.complaints).toEqual([])
  })

  test('rejecting many lists their names first, leaves out decided applications, and says who gets an e-mail and when', async () => {
    const [paula, amira] = [await visit({ width: 1440 }), await visit()]
    const { page, call } = paula
    await paula.signInAs('Paula')
    await amira.signInAs('Amira')
    await applyForNew(paula, amira)
    type Line = {
      readonly applicationId: string
      readonly researchGroupId: string
      readonly lastName: string
      readonly state: string
    }
    const { items } = await call<{ readonly items: readonly Line[] }>('GET', '/api/evaluation/applications')
    const [first, second, decided] = items.filter(({ state }) => ['SENT', 'IN_REVIEW', 'INTERVIEW'].includes(state))
    if (!decided || !first || !second) throw new Error('The demo has too few open applications.')
    const path = `/api/evaluation/applications/${decided.applicationId}`
    await call('POST', `${path}/reject`, { reason: 'OTHER_REASON', justification: 'Too late.' })
    await paula.walk('/evaluation')
    const rowOf = ({ applicationId }: Line) =>
      page.getByRole('row').filter({ has: page.locator(`[data-application="${applicationId}"]`) })
    await rowOf(decided).getByText('can be taken back until').waitFor()
    for (const line of [decided, first, second]) await rowOf(line).getByRole('checkbox').check()
    await page.getByRole('region', { name: 'With the selected' }).getByRole('button', { name: 'Reject …' }).click()
    const dialog = page.getByRole('dialog', { name: 'Reject 2 applications' })
    const names = dialog.getByRole('listitem')
    await names.filter({ hasText: first.lastName }).first().waitFor()
    await dialog.getByText('Left out: decided or withdrawn already').waitFor()
    await names.filter({ hasText: decided.lastName }).filter({ hasText: 'Rejected' }).waitFor()
    await dialog.getByText(/Until then you can take it back/).waitFor()
    expect(await faultsOf(paula, 'the rejection of many')).toEqual([])
    await page.setViewportSize({ width: 360, height: 900 })
    const said = await top(dialog.getByText(/Until then you can take it back/))
    expect(await top(dialog.getByRole('button', { name: 'Reject 2' }))).toBeGreaterThan(said)
    await page.setViewportSize({ width: 1440, height: 900 })

    // Without an e-mail, and without a waiting time.
    await dialog.getByLabel('Send the e-mail').uncheck()
    await dialog.getByText('The applicant gets no e-mail').waitFor()
    const group = `/api/research-groups/${decided.researchGroupId}`
    const { letterGraceMinutes } = await call<{ readonly letterGraceMinutes: number }>('GET', group)
    await call('PATCH', group, { letterGraceMinutes: 0 })
    await dialog.getByText('It takes effect at once and cannot be taken back').waitFor()
    expect(await dialog.getByText(/Until then you can take it back/).count()).toBe(0)
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'detached' })

    // What is done is final, too, and asked about first.
    await page.getByRole('region', { name: 'With the selected' }).getByRole('button', { name: 'Mark as read' }).click()
    const final = page.getByRole('dialog', { name: /^Mark [12] applications? as read\?$/ })
    await final.getByText('Applicants see at once that you are reviewing their application').waitFor()
    await final.getByRole('button', { name: 'Mark as read' }).click()
    const outcome = page.getByRole('dialog', { name: /marked as read$/ })
    await outcome.getByText('It is final: your group has set no grace time.').waitFor()
    expect(await outcome.getByRole('button', { name: 'Mark as unread' }).count()).toBe(0)
    expect(await outcome.getByText('Rejected').count()).toBe(0)
    await call('PATCH', group, { letterGraceMinutes })
    await call('POST', `${path}/reconsider`)

    // With its grace time, no reason is chosen for anyone, and all rejections can be taken back at once.
    await outcome.getByRole('button', { name: 'Close' }).last().click()
    await outcome.waitFor({ state: 'detached' })
    for (const line of [first, second]) await rowOf(line).getByRole('checkbox').check()
    await page.getByRole('region', { name: 'With the selected' }).getByRole('button', { name: 'Reject …' }).click()
    const reason = dialog.getByLabel('Reason')
    expect(await reason.inputValue()).toBe('')
    await dialog.getByRole('button', { name: 'Reject 2' }).click()
    await dialog.getByText('Choose a reason: it decides what the applicant reads.').waitFor()
    await reason.selectOption({ label: 'Another reason' })
    const justification = dialog.getByLabel('Justification')
    if ((await justification.count()) > 0) await justification.fill('Too late.')
    await dialog.getByRole('button', { name: 'Reject 2' }).click()
    const rejected = page.getByRole('dialog', { name: '2 applications rejected' })
    await rejected.getByRole('button', { name: 'Take the rejections back' }).click()
    await page.getByRole('dialog', { name: '2 rejections taken back' }).waitFor()
    expect(paula.complaints).toEqual([])
  })

  test('single-key shortcuts do nothing before they are switched on, and say so', async () => {
    const { page, signInAs, walk, complaints } = await visit({ width: 1440 })
    await signInAs('Emil')
    await walk('/evaluation?sort=name')
    await page.locator('[data-application]').first().click()
    await page.locator('[data-reader-title]').waitFor()
    const first = page.url()
    for (const key of ['j', 's', 'a', 'r', '5', '?', 'Escape']) await page.keyboard.press(key)
    expect([await page.getByRole('dialog').count(), await page.locator('[aria-keyshortcuts]').count()]).toEqual([0, 0])
    expect(page.url()).toBe(first)
    await page.getByRole('button', { name: 'Keys' }).click()
    await page.getByRole('dialog').getByRole('switch', { name: 'Single keys act on the pages of applications' }).click()
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await page.keyboard.press('j')
    await expect.poll(() => page.url()).not.toBe(first)
    await page.locator('[data-reader-title]').waitFor()
    await page.keyboard.press('Escape')
    await page.waitForURL(/\/evaluation\?/)
    await walk('/my/settings')
    expect(await page.getByLabel('Single keys act on the pages of applications').isChecked()).toBe(true)
    expect(complaints).toEqual([])
  })
})
