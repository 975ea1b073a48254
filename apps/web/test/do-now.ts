import type { Visitor } from './browser.ts'

/** Has the step done that was just announced, and waits for the words that say so. */
export const doNow = async ({ page }: Pick<Visitor, 'page'>, done: string): Promise<void> => {
  await page.locator('.mantine-Notification-root').getByRole('button', { name: 'Do it now' }).click()
  await page.locator('.mantine-Notification-root').getByText(done).waitFor()
}
