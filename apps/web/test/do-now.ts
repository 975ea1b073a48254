import type { Visitor } from './browser.ts'

/** Carries out the step that was just scheduled, and waits for the message. */
export const doNow = async ({ page }: Pick<Visitor, 'page'>, done: string): Promise<void> => {
  await page.locator('.mantine-Notification-root').getByRole('button', { name: 'Do it now' }).click()
  await page.locator('.mantine-Notification-root').getByText(done).waitFor()
}
