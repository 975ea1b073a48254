import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { linkTo } from './mailbox.ts'
import { comment, isSignedOut, kept, writeUnsent } from './unsent.ts'

/** The request finds the sign-in expired, and the person continues without one. */
const goOnWithout = async (page: Page, path: string, ask: () => Promise<void>): Promise<void> => {
  await page.route('**/oidc/token', route => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), {
    times: 1,
  })
  await page.route(path, route => route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }), { times: 1 })
  await ask()
  await page.getByRole('button', { name: 'Continue without signing in' }).click()
}

inBrowser(visit => {
  test('after an expired sign-in one can continue anonymously, and later finds the unsaved edits again', async () => {
    const visitor = await visit({ width: 1440 })
    const { page, signInAs, walk } = visitor
    page.on('dialog', dialog => void dialog.accept())
    const path = await writeUnsent(visitor)
    await page.evaluate('window.isHers = true')
    await goOnWithout(page, '**/comments*', () => comment(page).press('Control+Enter'))
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor()
    expect(await page.evaluate('window.isHers')).toBeUndefined()
    expect(await kept(page)).toBe(2)
    await signInAs('Paula')
    await walk(path)
    await comment(page).waitFor()

    const other = await page.context().newPage()
    await other.goto('/', { waitUntil: 'commit' })
    await other.getByRole('button', { name: 'Emil' }).first().click()
    await other.getByRole('banner').getByRole('button', { name: 'Emil' }).waitFor()
    await goOnWithout(page, '**/comments*', () => comment(page).press('Control+Enter'))
    await page.getByRole('banner').getByRole('button', { name: 'Emil' }).waitFor()
    expect(await kept(page)).toBe(0)
  })

  test('a referee’s last edits are kept, with and without an account', async () => {
    const { page, signInAs, open } = await visit()
    page.on('dialog', dialog => void dialog.accept())
    const link = await linkTo('referee-', /\/reference-letters\/[\w-]+/)
    const field = page.getByLabel('What should the group know?')
    await signInAs('Emil')
    await open(link)
    await goOnWithout(page, '**/api/reference-letters/*', () => field.fill('She is fair.'))
    await isSignedOut(page)
    await field.fill('She is excellent.')
    await expect.poll(() => kept(page), { timeout: 20_000 }).toBe(0)
    await signInAs('Emil')
    await open(link)
    await page.getByText('Everything is saved').waitFor()
    expect(await field.inputValue()).toBe('She is excellent.')
    expect(await kept(page)).toBe(0)
  })
})
