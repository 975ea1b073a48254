import { expect, test } from 'vitest'
import { applyForNew } from './apply-for-new.ts'
import { inBrowser } from './browser.ts'

inBrowser(visit => {
  test('an administrator reaches everything of a group that is open to them from the list of groups', async () => {
    const { page, signInAs, walk, complaints } = await visit()
    const side = page.getByRole('navigation', { name: 'Main' })
    await signInAs('Ada')
    await walk('/admin/groups')
    await page
      .getByRole('row', { name: /Data Engineering/ })
      .getByText('Active')
      .click()
    await page.getByRole('heading', { name: 'Group data', level: 1 }).waitFor()
    const group = side.getByRole('region', { name: 'As administrator: Data Engineering' })
    for (const name of ['Members', 'Banners', 'History', 'Positions']) {
      await group.getByRole('link', { name }).click()
      await page
        .getByRole('heading', { name, level: 1 })
        .or(page.getByRole('heading', { name: /History/ }))
        .waitFor()
    }
    expect(await group.getByRole('link', { name: 'Applications' }).count()).toBe(0)
    expect(await page.getByRole('columnheader', { name: 'Applications' }).count()).toBe(0)
    expect(complaints).toEqual([])
  })

  test('an open page shows the changes of others', async () => {
    const [paula, emil] = [await visit(), await visit()]
    await paula.signInAs('Paula')
    await emil.signInAs('Emil')
    await paula.page.getByRole('link', { name: 'Positions', exact: true }).last().click()
    await paula.page.getByRole('row', { name: /trustworthy stream processing/ }).waitFor()
    const group = new URL(paula.page.url()).pathname.split('/')[2]
    const path = `/api/research-groups/${group}/jobs`
    const { jobId } = await emil.call<{ jobId: string }>('POST', path, { title: 'Written meanwhile' })
    const row = paula.page.getByRole('row', { name: /Written meanwhile/ })
    await row.waitFor()
    await emil.call('DELETE', `/api/jobs/${jobId}`)
    await row.waitFor({ state: 'detached' })
    expect(await row.count()).toBe(0)
  })

  test('the positions of a group show their numbers of applications, link to them, and open by a click anywhere', async () => {
    const { page, signInAs, complaints } = await visit()
    await signInAs('Paula')
    await page.getByRole('link', { name: 'Positions', exact: true }).last().click()
    const row = page.getByRole('row', { name: /trustworthy stream processing/ })
    await row.getByRole('link', { name: /^\d+ applications: / }).click()
    await page.waitForURL(/\/evaluation\?jobId=/)
    const lines = page.locator('tbody tr')
    const positions = async () => new Set(await lines.locator('td:nth-child(3)').allTextContents()).size
    await expect.poll(positions).toBe(1)
    await lines.first().locator('td').last().click()
    await page.waitForURL(/\/evaluation\/[\w-]+/)
    await page.goBack()
    await lines.first().waitFor()
    await page.goBack()
    await row.locator('td').last().click()
    await page.getByRole('heading', { name: 'The position' }).waitFor()
    expect(complaints).toEqual([])
  })
  test('the advert of a closed position opens as PDF for people who applied', async () => {
    const [paula, amira] = [await visit(), await visit()]
    const { page } = amira
    await paula.signInAs('Paula')
    await amira.signInAs('Amira')
    const { jobId, applicationId } = await applyForNew(paula, amira, 'Counting of clouds')
    await paula.call('PUT', `/api/jobs/${jobId}/state`, { state: 'CLOSED' })
    await amira.open(`/applications/${applicationId}`)
    await page.getByRole('link', { name: 'The advert you applied to' }).click()
    await page.getByText('This is the version you applied to.').waitFor()
    const file = page.waitForEvent('download')
    await page.getByRole('button', { name: 'As PDF' }).click()
    const download = await file
    expect(download.suggestedFilename()).toBe('Counting of clouds.pdf')
    const [begin = Buffer.of()] = await Array.fromAsync(await download.createReadStream())
    expect(String(begin)).toMatch(/^%PDF-/)
    expect(new URL(page.url()).pathname).toBe(`/positions/${jobId}`)
    expect(amira.complaints).toEqual([])
  })
})
