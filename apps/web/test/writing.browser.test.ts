import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'
import { newPosition } from './new-position.ts'

inBrowser(visit => {
  test('a position begins with an outline that can be undone, and the check marks words', async () => {
    const visitor = await visit()
    const { page, signInAs, open, complaints } = visitor
    await signInAs('Emil')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Positions' }).click()
    await newPosition(page, 'Query planners')
    const english = page.getByRole('textbox', { name: 'English' })
    await page.getByRole('button', { name: 'Start from an outline' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('What should be said').fill('Build a query planner')
    await dialog.getByRole('checkbox', { name: 'Deutsch' }).uncheck()
    await dialog.getByRole('button', { name: 'Write it' }).click()
    await english.getByText('Build a query planner').waitFor()
    await page.getByText(/^Saved \d/).waitFor()

    await page.getByRole('button', { name: 'Undo' }).last().click()
    await english.getByText('Build a query planner').waitFor({ state: 'detached' })
    await english.pressSequentially('For a rockstar of databases.')
    await page.getByRole('button', { name: '“rockstar”' }).waitFor()
    expect(await english.locator('[title]').allTextContents()).toEqual(['rockstar'])
    expect(await faultsOf(visitor, 'the editor')).toEqual([])
    await page.getByText(/^Saved \d/).waitFor()
    await open(new URL(page.url()).pathname)
    expect(await english.textContent()).toBe('For a rockstar of databases.')
    expect(complaints).toEqual([])
  })
})
