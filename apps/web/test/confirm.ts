import type { Page } from 'playwright-core'

/** Confirms the dialog that says whom a step reaches. */
export const confirm = (page: Page, step: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click()
