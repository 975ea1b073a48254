import type { Page } from 'playwright-core'

/** On the list of positions: begins a draft with this title, and waits for the editor. */
export const newPosition = async (page: Page, title: string): Promise<void> => {
  await page.getByRole('button', { name: 'New position' }).click()
  const dialog = page.getByRole('dialog', { name: 'New position' })
  await dialog.getByLabel('Title').fill(title)
  await dialog.getByRole('button', { name: 'Begin a draft' }).click()
  await page.getByRole('heading', { level: 1, name: title }).waitFor()
}
