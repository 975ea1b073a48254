import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'

type Job = { readonly jobId: string; readonly counts: Readonly<Record<string, number>> }
type Line = { readonly applicationId: string; readonly researchGroupId: string; readonly firstName: string }

inBrowser(visit => {
  test('a professor orders the shortlist with the keyboard and by dragging, members see it, and a decision on it is justified', async () => {
    const paula = await visit({ width: 1280 })
    const { page, call } = paula
    await paula.signInAs('Paula')
    const jobs = await call<readonly Job[]>('GET', '/api/evaluation/job-names')
    const openOf = ({ counts }: Job): number =>
      (counts['SENT'] ?? 0) + (counts['IN_REVIEW'] ?? 0) + (counts['INTERVIEW'] ?? 0)
    const [job] = jobs.toSorted((one, other) => openOf(other) - openOf(one))
    const jobId = job?.jobId ?? ''
    const query = `jobId=${jobId}&state=SENT&state=IN_REVIEW&state=INTERVIEW&sort=state`
    const { items } = await call<{ items: readonly Line[] }>('GET', `/api/evaluation/applications?${query}`)
    const three = items.slice(0, 3)
    const [b, a, c] = three
    if (!a || !b || !c) throw new Error('The demo has too few open applications.')
    const applicationIds = three.map(({ applicationId }) => applicationId)
    await call('POST', '/api/evaluation/applications/bulk', { action: 'shortlist', applicationIds })

    await paula.walk(`/evaluation?jobId=${jobId}`)
    await page.getByRole('link', { name: 'Order of the shortlist' }).click()
    await page.getByRole('heading', { name: 'Order of the shortlist', level: 1 }).waitFor()
    for (const { firstName } of three)
      await page.getByRole('button', { name: new RegExp(`^Add at the end ?: ${firstName}`) }).click()
    const order = page.getByRole('list', { name: 'Order', exact: true })
    const names = async () => (await order.getByRole('listitem').allTextContents()).map(each => each.trim())
    const up = page.getByRole('button', { name: new RegExp(`^Move ${c.firstName} .* up$`) })
    await up.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.getByText(/is now at place 1 of/).waitFor()
    expect((await names())[0]).toContain(c.firstName)
    await order.getByRole('listitem').filter({ hasText: a.firstName }).dragTo(order.getByRole('listitem').first())
    await expect.poll(async () => (await names())[0]).toContain(a.firstName)
    await page.getByRole('button', { name: 'Save the order' }).click()
    await page.getByText('The order is saved.').waitFor()
    const path = new URL(page.url()).pathname
    expect(await faultsOf(paula, path)).toEqual([])

    const emil = await visit({ width: 390, language: 'de' })
    await emil.signInAs('Emil')
    await emil.walk(path)
    const reihung = emil.page.getByRole('list', { name: 'Reihung', exact: true })
    await reihung.getByRole('listitem').nth(2).waitFor()
    expect((await reihung.getByRole('listitem').allTextContents()).map(each => each.replace(/^\d+/, ''))).toEqual(
      (await names()).map(each => each.replace(/^\d+/, '')),
    )
    expect(await emil.page.getByRole('button', { name: /nach oben$/ }).count()).toBe(0)
    expect(await faultsOf(emil, path)).toEqual([])

    // Somebody else orders meanwhile.
    await page.getByRole('button', { name: new RegExp(`^Take ${b.firstName}`) }).click()
    await call('PUT', `/api${path.replace(/.*positions/, '/evaluation/jobs')}`, { applicationIds: [] })
    await page.getByRole('button', { name: 'Save the order' }).click()
    await page.getByRole('button', { name: 'Keep mine' }).click()
    await page.getByRole('button', { name: 'Save the order' }).click()
    await page.getByText('The order is saved.').last().waitFor()
    await expect.poll(async () => (await names()).length).toBe(2)

    await paula.walk(`/evaluation/${b.applicationId}`)
    await page
      .getByRole('complementary')
      .getByRole('button', { name: /^Reject/ })
      .click()
    const dialog = page.getByRole('dialog', { name: `Reject ${b.firstName}` })
    await dialog.getByLabel('Reason').selectOption('Another reason')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await dialog.getByText('People on the shortlist are not decided on without a justification.').waitFor()
    await dialog.getByLabel('Justification').fill('Less experience than the others.')
    expect(await dialog.getByRole('document').textContent()).not.toContain('Less experience')
    await dialog.getByRole('button', { name: 'Reject' }).click()
    await page.getByRole('complementary').getByText('Less experience than the others.').waitFor()
    await call('POST', `/api/evaluation/applications/${b.applicationId}/reconsider`)
    await call('POST', '/api/evaluation/applications/bulk', { action: 'unlist', applicationIds })
    expect(emil.complaints).toEqual([])
    expect(paula.complaints.filter(each => !each.includes('412'))).toEqual([])
  })
})
