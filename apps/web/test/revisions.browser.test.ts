import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser, type Visitor } from './browser.ts'
import { confirm } from './confirm.ts'
import { pressNow } from './do-now.ts'

type Me = { readonly userId: string; readonly researchGroup: { readonly researchGroupId: string } }
type Made = { readonly jobId: string }
type Advert = { readonly title: string; readonly researchArea: string }

const words = (professorId: string, title: string) => ({
  title,
  subjectArea: 'COMPUTER_SCIENCE',
  location: 'GARCHING',
  supervisingProfessorId: professorId,
  descriptionEn: '<p>You weigh words.</p>',
})

/** Paula with a position of her group, opened in the editor. */
const write = async (visitor: Visitor, title: string, state: 'DRAFT' | 'PUBLISHED') => {
  const { call, signInAs } = visitor
  await signInAs('Paula')
  const { userId, researchGroup } = await call<Me>('GET', '/api/users/me')
  const group = researchGroup.researchGroupId
  const { jobId } = await call<Made>('POST', `/api/research-groups/${group}/jobs`, words(userId, title))
  if (state === 'PUBLISHED') await call('PUT', `/api/jobs/${jobId}/state`, { state })
  const path = `/groups/${group}/positions/${jobId}`
  await visitor.open(path)
  return { path, jobId, userId, seenByAll: () => call<Advert>('GET', `/api/jobs/${jobId}`) }
}

const title = (page: Page) => page.getByLabel(/^Title/)
const waiting = (page: Page) => page.getByText(/^Changes saved .*, not public yet$/)
const saved = (page: Page) => page.getByText(/^Saved .*Only your group sees this draft/)
const bothTexts = (page: Page) => page.getByRole('dialog', { name: 'There are two texts of this position' })
const more = async (page: Page, item: string): Promise<void> => {
  await page.getByRole('button', { name: 'More' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

inBrowser(visit => {
  test('edits of a published position are not public in a PDF, a copy or a link', async () => {
    const paula = await visit()
    const { page } = paula
    const { path, seenByAll } = await write(paula, 'Public words', 'PUBLISHED')
    await title(page).fill('Unready words')
    const file = page.waitForEvent('download')
    await more(page, 'With the changes as PDF')
    await file
    await more(page, 'Duplicate with the changes')
    await page.getByText('Only your group sees this draft.').waitFor()
    expect(await title(page).inputValue()).toBe('Unready words')
    expect((await seenByAll()).title).toBe('Public words')

    await paula.open(path)
    await page.getByLabel('Topic').fill('Left by a link')
    await page.getByRole('link', { name: 'Positions of the group' }).click()
    await page.getByRole('heading', { level: 1, name: 'Positions' }).waitFor()
    await paula.walk(path)
    expect(await page.getByLabel('Topic').inputValue()).toBe('Left by a link')
    expect(await seenByAll()).toMatchObject({ title: 'Public words', researchArea: '' })
  })

  test('changes survive a reload, are shared with the group, and become public only by publishing them', async () => {
    const [paula, emil] = [await visit(), await visit()]
    const { page } = paula
    const { path, seenByAll } = await write(paula, 'Said at first', 'PUBLISHED')
    await title(page).fill('Said better')
    await waiting(page).waitFor()
    await paula.open(path)
    expect(await title(page).inputValue()).toBe('Said better')
    await emil.signInAs('Emil')
    await emil.open(path)
    await emil.page.getByText(/^Changes by Paula Lindner, saved .*, not public yet$/).waitFor()
    expect(await title(emil.page).inputValue()).toBe('Said better')

    await page.getByRole('button', { name: 'Compare' }).click()
    const compared = page.getByRole('dialog', { name: 'What would change' })
    await compared.locator('del').getByText('at first').waitFor()
    await compared.locator('ins').getByText('better').waitFor()
    expect(await faultsOf(paula, 'the comparison')).toEqual([])
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await confirm(page, 'Publish changes')
    const announced = page.getByRole('region', { name: 'Announced' })
    await announced.getByText(/become public at/).waitFor()
    expect((await seenByAll()).title).toBe('Said at first')
    expect(await title(page).isDisabled()).toBe(true)
    expect(await page.getByRole('button', { name: 'Discard' }).isVisible()).toBe(false)
    await pressNow(page, announced)
    await page.getByText('Everyone reads this text.').waitFor()
    expect((await seenByAll()).title).toBe('Said better')
  })

  test('discarded changes can be restored for a while', async () => {
    const paula = await visit()
    const { page } = paula
    const { seenByAll } = await write(paula, 'Kept words', 'PUBLISHED')
    await title(page).fill('Discarded words')
    await waiting(page).waitFor()
    await page.getByRole('button', { name: 'Discard' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Discard the changes' }).click()
    await page.getByText('Everyone reads this text.').waitFor()
    expect(await title(page).inputValue()).toBe('Kept words')
    await page.locator('.mantine-Notification-root').getByRole('button', { name: 'Undo' }).click()
    await waiting(page).waitFor()
    expect(await title(page).inputValue()).toBe('Discarded words')
    expect((await seenByAll()).title).toBe('Kept words')
  })

  test('publishing in one of two tabs never publishes the other’s text: one chooses between both', async () => {
    const paula = await visit()
    const { page, call, complaints } = paula
    const { path, jobId, userId } = await write(paula, 'Two tabs', 'DRAFT')
    await saved(page).or(page.getByText('Only your group sees this draft.')).waitFor()
    // Another tab, of which this one does not know.
    await call('PUT', `/api/jobs/${jobId}`, {
      ...words(userId, 'Text of the other tab'),
      descriptionEn: '<p>Of the other tab.</p>',
      researchArea: 'Only there',
      version: 1,
    })
    await title(page).fill('Text of this tab')
    await page.getByRole('textbox', { name: 'English' }).fill('Of this tab.')
    await page.getByRole('button', { name: 'Publish' }).click()
    const both = bothTexts(page)
    const publishing = page.getByRole('dialog', { name: 'Publish this position?' })
    await both.or(publishing).first().waitFor()
    if (await publishing.isVisible()) await confirm(page, 'Publish')
    await both.waitFor()
    expect(await faultsOf(paula, 'both texts')).toEqual([])
    await both.getByRole('button', { name: 'Decide later' }).click()
    expect(await title(page).inputValue()).toBe('Text of this tab')
    await page.getByRole('button', { name: 'Compare both texts' }).click()
    await both.getByRole('region', { name: 'title' }).getByRole('radio', { name: 'Keep mine' }).check()
    await both.getByRole('region', { name: 'English description' }).getByRole('radio', { name: /^Both/ }).check()
    await both.getByRole('button', { name: 'Go on with this text' }).click()
    await saved(page).waitFor()
    await paula.open(path)
    expect(await title(page).inputValue()).toBe('Text of this tab')
    expect(await page.getByLabel('Topic').inputValue()).toBe('Only there')
    expect(await page.getByRole('textbox', { name: 'English' }).textContent()).toBe('Of this tab.Of the other tab.')
    expect(complaints.filter(complaint => !complaint.includes('412'))).toEqual([])
    expect((await call<{ state: string }>('GET', `/api/jobs/${jobId}/details`)).state).toBe('DRAFT')
  })

  test('a step based on an outdated text is refused, and the page shows the newest text', async () => {
    const paula = await visit()
    const { page, call } = paula
    const { jobId, seenByAll } = await write(paula, 'Seen first', 'PUBLISHED')
    await title(page).fill('Seen on this screen')
    await waiting(page).waitFor()
    const { version } = await call<{ version: number }>('GET', `/api/jobs/${jobId}/revision`)
    await call('PUT', `/api/jobs/${jobId}/revision`, {
      ...(await call<object>('GET', `/api/jobs/${jobId}/revision`)),
      title: 'Of another device',
      version,
    })
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await confirm(page, 'Publish changes')
    await page.getByText('This was changed in the meantime').waitFor()
    await expect.poll(() => title(page).inputValue(), { timeout: 15_000 }).toBe('Of another device')
    expect((await seenByAll()).title).toBe('Seen first')
  })

  test('the editor stays as it is when only the state of the position changes', async () => {
    const paula = await visit()
    const { page, call } = paula
    const { jobId, seenByAll } = await write(paula, 'Goes on', 'PUBLISHED')
    await title(page).fill('Goes on, changed')
    await waiting(page).waitFor()
    await more(page, 'Stop taking applications …')
    await confirm(page, 'Stop taking applications')
    const topic = page.getByLabel('Topic')
    await topic.pressSequentially('Before ')
    const { items } = await call<{ items: { stepId: string; jobId: string }[] }>('GET', '/api/waiting-steps')
    const step = items.find(each => each.jobId === jobId)
    await call('POST', `/api/waiting-steps/${step?.stepId}/now`)
    await topic.pressSequentially('and after')
    await page.getByText('The position takes no more applications.').waitFor()
    expect(await page.evaluate('document.activeElement?.value')).toBe('Before and after')
    await topic.press('!')
    await waiting(page).waitFor()
    expect(await call('GET', `/api/jobs/${jobId}/revision`)).toMatchObject({ researchArea: 'Before and after!' })
    expect((await seenByAll()).title).toBe('Goes on')
  })

  test('edits made with an expired sign-in or without a connection are not lost', async () => {
    const paula = await visit()
    const { page } = paula
    page.on('dialog', dialog => void dialog.accept())
    const { path, seenByAll } = await write(paula, 'Signed in', 'PUBLISHED')
    await page.route('**/revision', route => route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }))
    await page.route('**/oidc/token', route => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), {
      times: 1,
    })
    await title(page).fill('Written without a sign-in')
    await page.getByRole('button', { name: 'Continue without signing in' }).click()
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor()
    await page.unroute('**/revision')
    await paula.signInAs('Paula')
    await paula.walk(path)
    await waiting(page).waitFor()
    expect(await title(page).inputValue()).toBe('Written without a sign-in')
    expect((await seenByAll()).title).toBe('Signed in')
  })

  test('the preview follows the edits, as page and as PDF', async () => {
    const paula = await visit({ width: 1440 })
    const { page } = paula
    await write(paula, 'Looked at', 'PUBLISHED')
    await title(page).fill('Looked at twice')
    await page.getByRole('button', { name: 'Preview' }).click()
    const pane = page.getByRole('region', { name: 'Preview' })
    await pane.getByRole('heading', { name: 'Looked at twice' }).waitFor()
    await title(page).fill('Looked at thrice')
    await pane.getByRole('heading', { name: 'Looked at thrice' }).waitFor()
    await pane.getByText('PDF', { exact: true }).click()
    await pane.getByText('Looked at thrice').first().waitFor({ state: 'attached' })
    expect(await faultsOf(paula, 'the preview')).toEqual([])
  })

  test('the history shows the text of every version, and restores one without publishing it', async () => {
    const paula = await visit()
    const { page, call } = paula
    const { path, jobId, userId, seenByAll } = await write(paula, 'Oldest words', 'PUBLISHED')
    await call('PUT', `/api/jobs/${jobId}`, words(userId, 'Newest words'))
    await paula.open(`${path}/history`)
    await page.getByRole('link', { name: 'Version 1' }).click()
    await page.getByRole('heading', { name: 'Oldest words' }).waitFor()
    await page.getByText('Until now', { exact: true }).click()
    await page.locator('ins').getByText('Newest').waitFor()
    await page.getByRole('button', { name: 'Restore as changes' }).click()
    await waiting(page).waitFor()
    expect(await title(page).inputValue()).toBe('Oldest words')
    expect((await seenByAll()).title).toBe('Newest words')
  })

  test('a position says what is public of it, and whether it takes applications', async () => {
    const paula = await visit()
    const { page } = paula
    const { path, jobId } = await write(paula, 'Public tides', 'PUBLISHED')
    await paula.call('POST', `/api/jobs/${jobId}/stop`)
    await paula.open(path)
    await page.getByText('Published, takes no applications').waitFor()
    await page.getByText(/reads this text, but nobody can apply/).waitFor()
    await page.goto(`/positions/${jobId}`)
    await page.getByText('No applications at the moment').first().waitFor()
    expect(await page.getByText('Open until filled').count()).toBe(0)

    await paula.open(path)
    await title(page).fill('Secret tides')
    await waiting(page).waitFor()
    const file = page.waitForEvent('download')
    await more(page, 'Public text as PDF')
    expect((await file).suggestedFilename()).toBe('Public tides.pdf')
    await page.getByRole('button', { name: 'Preview' }).click()
    await page.getByText('This text as page').waitFor()
    await page.getByRole('link', { name: 'Positions of the group' }).click()
    const row = page.getByRole('row', { name: /Public tides/ })
    await row.getByText('Published, takes no applications').waitFor()
    await row.getByText('Changes not public yet').waitFor()
    expect(await faultsOf(paula, 'the positions of a group')).toEqual([])
  })
})
