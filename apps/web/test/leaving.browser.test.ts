import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, type Visitor } from './browser.ts'

const underway = '/evaluation?state=IN_REVIEW&state=INTERVIEW&sort=name'
const said = 'She told me something in confidence.'

const comment = (page: Page) => page.locator('textarea').filter({ hasText: said })
const kept = (page: Page): Promise<number> =>
  page.evaluate("Object.keys(sessionStorage).filter(name => name.startsWith('kolleg.unsaved.')).length")

/** Paula rates and says something while nothing of it reaches the service; tells where. */
const writeUnsent = async ({ page, signInAs, walk }: Visitor): Promise<string> => {
  await signInAs('Paula')
  await walk(underway)
  const line = page.locator('[data-application]').last()
  const path = `/evaluation/${await line.getAttribute('data-application')}`
  await line.click()
  await page.getByText('Your group rates independently').waitFor()
  await page.route('**/ratings/mine', route => route.abort())
  await page.keyboard.press('1')
  await page.keyboard.press('c')
  await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('TEXTAREA')
  await page.keyboard.type(said)
  await expect.poll(() => kept(page)).toBe(2)
  return path
}

inBrowser(visit => {
  test('what one person did not send is not there for the next one in the same tab', async () => {
    const visitor = await visit({ width: 1440 })
    const { page, signInAs, walk } = visitor
    page.on('dialog', dialog => void dialog.accept())
    const path = await writeUnsent(visitor)
    await signInAs('Emil')
    expect(await kept(page)).toBe(0)
    await walk(path)
    await page.getByText('Your group rates independently').waitFor()
    expect(await page.getByRole('radio', { checked: true }).count()).toBe(0)
    expect(await comment(page).count()).toBe(0)
  })
})
