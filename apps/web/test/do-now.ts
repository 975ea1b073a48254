import type { Locator, Page } from 'playwright-core'
import type { Visitor } from './browser.ts'

/** Presses the button of a toast or a notice, and answers the question. */
export const pressNow = async (page: Page, where: Locator): Promise<void> => {
  await where.getByRole('button', { name: 'Do it now …' }).press('Enter')
  await page.getByRole('dialog', { name: 'Do it now?' }).getByRole('button', { name: 'Do it now', exact: true }).click()
}

/** Carries out the step that was just scheduled, and waits for the message. */
export const doNow = async ({ page }: Pick<Visitor, 'page'>, done: string): Promise<void> => {
  const toast = page.locator('.mantine-Notification-root')
  await pressNow(page, toast)
  await toast.getByText(done).waitFor()
}
