import type { Page } from 'playwright-core'

/** Says yes to the dialog that says whom a step reaches. */
export const confirm = (page: Page, step: string): Promise<void> =>
  page.getByRole('dialog').getByRole('button', { name: step, exact: true }).click()
