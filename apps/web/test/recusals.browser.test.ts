import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'

inBrowser(visit => {
  test('a member declares a conflict of interest and loses the application, until a professor lifts it', async () => {
    const emil = await visit({ width: 1440 })
    const { page } = emil
    await emil.signInAs('Emil')
    await emil.walk('/evaluation?state=INTERVIEW&sort=name')
    const lines = page.locator('[data-application]')
    await lines.first().waitFor()
    const name = (await lines.first().textContent()) ?? ''
    const applicationId = (await lines.first().getAttribute('data-application')) ?? ''
    const { job } = await emil.call<{ job: { jobId: string } }>('GET', `/api/evaluation/applications/${applicationId}`)
    await lines.first().click()

    const pane = page.getByRole('complementary', { name: `Judging ${name}` })
    await pane.getByRole('button', { name: 'Declare a conflict of interest' }).click()
    const dialog = page.getByRole('dialog', { name: 'Declare a conflict of interest' })
    await dialog.getByText('The application then no longer exists for you.').waitFor()
    expect(await dialog.getByLabel('Whose conflict').count()).toBe(0)
    await dialog.getByLabel('What the conflict is').fill('We wrote a paper together.')
    await page.keyboard.press('Escape')
    await pane.getByRole('button', { name: 'Declare a conflict of interest' }).click()
    expect(await dialog.getByLabel('What the conflict is').inputValue()).toBe('We wrote a paper together.')
    await dialog.getByRole('button', { name: 'Declare a conflict of interest' }).click()
    await page.getByText('Your conflict of interest is recorded.').waitFor()
    await lines.first().waitFor()
    expect(await page.locator(`[data-application="${applicationId}"]`).count()).toBe(0)
    expect(emil.complaints).toEqual([])
    await emil.walk(`/evaluation/${applicationId}`)
    await page.getByRole('heading', { name: 'This does not exist' }).waitFor()

    const paula = await visit({ width: 390, language: 'de' })
    await paula.signInAs('Paula')
    const { researchGroup } = await paula.call<{ researchGroup: { researchGroupId: string } }>('GET', '/api/users/me')
    const path = `/groups/${researchGroup.researchGroupId}/positions/${job.jobId}/conflicts`
    await paula.walk(path)
    await paula.page.getByText('We wrote a paper together.').waitFor()
    expect(await faultsOf(paula, path)).toEqual([])
    await paula.page.getByRole('button', { name: 'Aufheben' }).click()
    await paula.page.getByRole('dialog').getByRole('button', { name: 'Aufheben' }).click()
    await paula.page.getByRole('heading', { name: 'Aufgehoben' }).waitFor()

    await emil.walk(`/evaluation/${applicationId}`)
    await page.getByRole('complementary', { name: `Judging ${name}` }).waitFor()
    expect(emil.complaints.filter(each => !each.includes('404'))).toEqual([])
    expect(paula.complaints).toEqual([])
  })
})
