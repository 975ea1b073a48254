import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { applyForNew } from './apply-for-new.ts'
import { inBrowser, type Visitor } from './browser.ts'
import { confirm } from './confirm.ts'
import { pressNow } from './do-now.ts'

type Me = { readonly userId: string; readonly researchGroup: { readonly researchGroupId: string } }
type Job = { readonly jobId: string; readonly state: string }

/** A complete draft, open in the editor. */
const draft = async ({ call, open, page }: Visitor, professorId: string, title: string): Promise<string> => {
  const { researchGroup } = await call<Me>('GET', '/api/users/me')
  const group = researchGroup.researchGroupId
  const { jobId } = await call<Job>('POST', `/api/research-groups/${group}/jobs`, {
    title,
    subjectArea: 'COMPUTER_SCIENCE',
    location: 'GARCHING',
    supervisingProfessorId: professorId,
    descriptionEn: '<p>You wait and see.</p>',
  })
  await open(`/groups/${group}/positions/${jobId}`)
  await page.getByText('Everything needed is there.').waitFor()
  return jobId
}

type Listed = { readonly jobId: string; readonly state: string }
type Open = { readonly isOpen: boolean; readonly jobId: string; readonly researchGroupId: string }

/** An open position with applications. */
const openPosition = async ({ call }: Visitor, items: readonly Listed[]): Promise<Open> => {
  for (const { jobId } of items.filter(({ state }) => state === 'SENT' || state === 'IN_REVIEW')) {
    const found = await call<Open>('GET', `/api/jobs/${jobId}/details`)
    if (found.isOpen) return found
  }
  throw new Error('The demo has no open position with applications.')
}

const toast = ({ page }: Visitor) => page.locator('.mantine-Notification-root')
const notice = ({ page }: Visitor) => page.getByRole('region', { name: 'Announced' })
const stateOf = async ({ call }: Visitor, jobId: string) => (await call<Job>('GET', `/api/jobs/${jobId}/details`)).state

inBrowser(visit => {
  test('publishing can be undone with the keyboard, on any page', async () => {
    const [paula, emil] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    await emil.signInAs('Emil')
    const { userId } = await paula.call<Me>('GET', '/api/users/me')
    const jobId = await draft(emil, userId, 'Patience of printers')
    const { page } = emil
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await confirm(page, 'Publish')
    await toast(emil).getByText('The position becomes public at').waitFor()
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Positions' }).click()
    await page.getByRole('heading', { level: 1, name: 'Positions' }).waitFor()
    await notice(emil).getByText('Patience of printers: The position becomes public at').waitFor()
    await toast(emil).getByRole('button', { name: 'Take back' }).press('Enter')
    await page.getByText('Taken back. Nobody outside has noticed anything.').waitFor()
    await notice(emil).waitFor({ state: 'detached' })
    expect(await stateOf(emil, jobId)).toBe('DRAFT')
    expect(emil.complaints).toEqual([])
  })

  test('the whole group sees a step and can undo it; the person who scheduled it can carry it out at once', async () => {
    const [paula, emil] = [await visit(), await visit({ language: 'de' })]
    await paula.signInAs('Paula')
    await emil.signInAs('Emil')
    const { userId, researchGroup } = await paula.call<Me>('GET', '/api/users/me')
    const jobId = await draft(paula, userId, 'Patience of scanners')
    await paula.page.getByRole('button', { name: 'Publish' }).click()
    await confirm(paula.page, 'Publish')
    await toast(paula).getByRole('button', { name: 'Do it now …' }).click()
    const asked = paula.page.getByRole('dialog', { name: 'Do it now?' })
    await asked.getByText('This then holds at once: The position is public.').waitFor()
    expect(await faultsOf(paula, 'the question before a step is carried out')).toEqual([])
    await asked.getByRole('button', { name: 'Cancel' }).click()
    expect(await stateOf(paula, jobId)).toBe('DRAFT')
    await pressNow(paula.page, toast(paula))
    await paula.page.getByText('The position is public.').waitFor()

    await paula.page.getByRole('button', { name: 'More' }).click()
    await paula.page.getByRole('menuitem', { name: /^Close/ }).click()
    await confirm(paula.page, 'Close the position')
    await notice(paula).getByText('Announced by you.').waitFor()
    expect(await faultsOf(paula, 'a position that is about to be closed')).toEqual([])

    const path = `/groups/${researchGroup.researchGroupId}/positions/${jobId}`
    await emil.open(path)
    const announced = emil.page.getByRole('region', { name: 'Angekündigt' })
    await announced.getByText('Angekündigt von Paula Lindner.').waitFor()
    expect(await announced.getByRole('button').allTextContents()).toEqual(['Zurücknehmen'])
    await announced.getByRole('button', { name: 'Zurücknehmen' }).click()
    await announced.waitFor({ state: 'detached' })
    expect(await stateOf(paula, jobId)).toBe('PUBLISHED')

    await paula.open(path)
    await paula.page.getByRole('button', { name: 'More' }).click()
    await paula.page.getByRole('menuitem', { name: /^Close/ }).click()
    await confirm(paula.page, 'Close the position')
    await pressNow(paula.page, notice(paula))
    await paula.page.getByText('The position is closed.').waitFor()
    expect(await stateOf(paula, jobId)).toBe('CLOSED')
  })

  test('who types meanwhile does not break what another has announced, and who takes it back is named', async () => {
    const [paula, emil] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    await emil.signInAs('Emil')
    const { userId, researchGroup } = await paula.call<Me>('GET', '/api/users/me')
    const jobId = await draft(paula, userId, 'Patience of plotters')
    await paula.call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
    const path = `/groups/${researchGroup.researchGroupId}/positions/${jobId}`
    await paula.open(path)
    await paula.page.getByLabel(/^Title/).fill('Patience of new plotters')
    await paula.page.getByText(/^Changes saved .*, not public yet$/).waitFor()
    await emil.open(path)
    const topic = emil.page.getByLabel('Topic')
    await topic.waitFor()
    await paula.page.getByRole('button', { name: 'Publish changes' }).click()
    await confirm(paula.page, 'Publish changes')
    await notice(paula).waitFor()
    await topic.fill('Typed meanwhile')
    await emil.page.getByText(/^Not saved yet: your last words are kept in this window/).waitFor()
    await notice(emil).getByText('The changes of the position become public at').waitFor()
    expect(await topic.isDisabled()).toBe(true)
    expect(await emil.call('GET', `/api/jobs/${jobId}/revision`)).toMatchObject({ researchArea: '' })

    await notice(emil).getByRole('button', { name: 'Take back' }).click()
    await toast(paula)
      .getByText(/^Patience of plotters: Emil .* has taken back what you announced/)
      .waitFor()
    await emil.page.getByText(/^Changes saved .*, not public yet$/).waitFor()
    expect(await emil.call('GET', `/api/jobs/${jobId}/revision`)).toMatchObject({ researchArea: 'Typed meanwhile' })
    expect(await topic.inputValue()).toBe('Typed meanwhile')
  })

  test('a step that is no longer possible says why to each member, until they dismiss it for themselves', async () => {
    const [paula, emil] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    await emil.signInAs('Emil')
    const { userId, researchGroup } = await paula.call<Me>('GET', '/api/users/me')
    const jobId = await draft(paula, userId, 'Patience of shredders')
    await paula.page.getByRole('button', { name: 'Publish' }).click()
    await confirm(paula.page, 'Publish')
    await notice(paula).waitFor()
    await paula.call('PUT', `/api/jobs/${jobId}/state`, { state: 'PUBLISHED' })
    await pressNow(paula.page, notice(paula))
    await notice(paula).getByText('This was changed in the meantime.').waitFor()
    await notice(paula).getByRole('button', { name: 'Understood' }).press('Enter')
    await notice(paula).waitFor({ state: 'detached' })
    expect(await stateOf(paula, jobId)).toBe('PUBLISHED')
    await emil.open(`/groups/${researchGroup.researchGroupId}/positions/${jobId}`)
    await notice(emil).getByText('This was changed in the meantime.').waitFor()
    const again = paula.page.waitForResponse(/waiting-steps\?/)
    await paula.page.reload()
    expect(JSON.stringify(await (await again).json())).not.toContain(jobId)
    expect(await notice(paula).count()).toBe(0)
  })

  test('the dialog for closing a position says who gets which letter, and offers to pause applications instead', async () => {
    const paula = await visit()
    await paula.signInAs('Paula')
    const { items } = await paula.call<{ readonly items: readonly Listed[] }>('GET', '/api/evaluation/applications')
    const { jobId, researchGroupId } = await openPosition(paula, items)
    const { page } = paula
    await paula.open(`/groups/${researchGroupId}/positions/${jobId}`)
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: /^Make it a draft again/ }).click()
    const refused = page.getByRole('dialog', { name: 'Make this position a draft again?' })
    await refused.getByText(/^This is not possible: /).waitFor()
    expect(await refused.getByRole('button', { name: 'Make it a draft again' }).count()).toBe(0)
    await refused.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: /^Close/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Close this position for good?' })
    const readers = dialog.getByRole('button', { name: /reads? that the position is closed/ }).first()
    const { letters } = await paula.call<{ readonly letters: readonly { readonly names: readonly string[] }[] }>(
      'GET',
      `/api/jobs/${jobId}/consequences?step=close`,
    )
    const names = letters[0]?.names ?? []
    expect(names.length).toBeGreaterThan(0)
    await readers.getByText(names.join(', ')).waitFor()
    await readers.click()
    await dialog.getByRole('document').first().getByText('closed').first().waitFor()
    await dialog.getByText(/Until then you and your group can take it back/).waitFor()
    expect(await faultsOf(paula, 'the dialog of closing a position')).toEqual([])
    await confirm(page, 'Stop taking applications')
    await notice(paula).getByText('The position takes no more applications from').waitFor()
    expect((await paula.call<Open>('GET', `/api/jobs/${jobId}/details`)).isOpen).toBe(true)
    await notice(paula).getByRole('button', { name: 'Take back' }).click()
    await notice(paula).waitFor({ state: 'detached' })
  })
  test('filling a position says first who gets which letter, and is not offered for a position that has ended', async () => {
    const [paula, amira] = [await visit(), await visit()]
    const { page } = paula
    await paula.signInAs('Paula')
    await amira.signInAs('Amira')
    const { applicationId, jobId, groupId } = await applyForNew(paula, amira, 'Folding of maps')
    await paula.open(`/groups/${groupId}/positions/${jobId}`)
    const more = page.getByRole('button', { name: 'More' })
    await more.click()
    await page.getByRole('menuitem', { name: /^Mark as filled/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Is this position filled?' })
    await dialog.getByText('One application that is still open is rejected, with the e-mail below.').waitFor()
    const reader = dialog.getByRole('button', { name: /one applicant/i })
    await reader.getByText('Amira Haddad').waitFor()
    await reader.click()
    await dialog.getByRole('document').getByText('Folding of maps').first().waitFor()
    await dialog.getByText(/Until then you and your group can take it back/).waitFor()
    expect(await faultsOf(paula, 'the dialog of filling a position')).toEqual([])
    await confirm(page, 'Mark as filled')
    await notice(paula).getByRole('button', { name: 'Take back' }).click()
    await notice(paula).waitFor({ state: 'detached' })
    expect(await stateOf(paula, jobId)).toBe('PUBLISHED')

    await amira.call('POST', `/api/applications/${applicationId}/withdraw`, {})
    await more.click()
    await page.getByRole('menuitem', { name: /^Mark as filled/ }).click()
    await dialog.getByText('There are no open applications.').waitFor()
    await dialog.getByText('Nobody gets an e-mail because of it.').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await paula.call('PUT', `/api/jobs/${jobId}/state`, { state: 'CLOSED' })
    type Jobs = { readonly items: readonly Job[] }
    const filled = await paula.call<Jobs>('GET', `/api/research-groups/${groupId}/jobs?state=APPLICANT_FOUND`)
    for (const ended of [jobId, filled.items[0]?.jobId]) {
      await paula.open(`/groups/${groupId}/positions/${ended}`)
      await more.click()
      await page.getByRole('menuitem', { name: 'Duplicate' }).waitFor()
      expect(await page.getByRole('menuitem', { name: /filled|Close|Stop/ }).count()).toBe(0)
    }
    expect(paula.complaints).toEqual([])
  })
})
