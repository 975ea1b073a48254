import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Visitor } from './browser.ts'

const underway = '/evaluation?state=IN_REVIEW&state=INTERVIEW&sort=name'
const remark = 'She told me something in confidence.'

export const comment = (page: Page) => page.locator('textarea:visible').filter({ hasText: remark })

/** The number of unsaved edits in the tab. */
export const kept = (page: Page): Promise<number> =>
  page.evaluate("Object.keys(sessionStorage).filter(name => name.startsWith('kolleg.unsaved.')).length")

export const isSignedOut = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()

/** Paula rates and comments while the service is unreachable; returns the page. */
export const writeUnsent = async ({ page, signInAs, walk }: Visitor): Promise<string> => {
  await signInAs('Paula')
  await walk(underway)
  const line = page.locator('[data-application]').last()
  const path = `/evaluation/${await line.getAttribute('data-application')}`
  await line.click()
  await page.getByText('Your group rates independently').waitFor()
  await page.route('**/ratings/mine', route => route.abort())
  await page.getByRole('radio', { name: /^−2/ }).first().check()
  await page.locator('textarea:visible').last().focus()
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('TEXTAREA')
  await page.keyboard.type(remark)
  await expect.poll(() => kept(page)).toBe(2)
  return path
}
