import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, type Visitor } from './browser.ts'
import { linkTo } from './mailbox.ts'

const underway = '/evaluation?state=IN_REVIEW&state=INTERVIEW&sort=name'
const said = 'She told me something in confidence.'

type Me = { readonly researchGroup: { readonly researchGroupId: string } }

const comment = (page: Page) => page.locator('textarea').filter({ hasText: said })
const kept = (page: Page): Promise<number> =>
  page.evaluate("Object.keys(sessionStorage).filter(name => name.startsWith('kolleg.unsaved.')).length")

const groupLeft = (page: Page): Promise<string | null> => page.evaluate("localStorage.getItem('kolleg.group')")

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Paula' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}
const isSignedOut = (page: Page): Promise<void> =>
  page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()

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

/** Signs out there as far as the question whether to lose what is not sent. */
const signOutAsked = async (tab: Page, isSure: boolean): Promise<void> => {
  const asked = tab.waitForEvent('dialog')
  await signOut(tab)
  const dialog = await asked
  expect(dialog.message()).toContain('has not been sent')
  await (isSure ? dialog.accept() : dialog.dismiss())
}

/** The next such request finds that the sign-in has run out, and the person goes on without. */
const goOnWithout = async (page: Page, path: string, ask: () => Promise<void>): Promise<void> => {
  await page.route('**/oidc/token', route => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }), {
    times: 1,
  })
  await page.route(path, route => route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }), { times: 1 })
  await ask()
  await page.getByRole('button', { name: 'Continue without signing in' }).click()
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

  test('one signs out in every tab and leaves nothing behind, also at a provider that has no page for it', async () => {
    const visitor = await visit({ width: 1440 })
    const { page } = visitor
    const context = page.context()
    await context.route('**/.well-known/openid-configuration', async route => {
      const response = await route.fetch()
      const { end_session_endpoint, ...others } = (await response.json()) as Record<string, unknown>
      expect(end_session_endpoint).toBeDefined()
      await route.fulfill({ response, json: others })
    })
    await writeUnsent(visitor)
    const { researchGroup } = await visitor.call<Me>('GET', '/api/users/me')
    const other = await context.newPage()
    await other.goto(`/groups/${researchGroup.researchGroupId}/home`, { waitUntil: 'commit' })
    await other.getByRole('banner').getByRole('button', { name: 'Paula' }).waitFor()
    await expect.poll(() => groupLeft(other)).toBe(researchGroup.researchGroupId)

    await signOutAsked(page, false)
    await signOutAsked(other, false)
    expect(await comment(page).count()).toBe(1)

    const [saved, asked]: [string[], string[]] = [[], []]
    page.on('dialog', dialog => {
      asked.push(dialog.message())
      return dialog.accept()
    })
    other.once('dialog', () => {
      page.on('request', request => {
        if (request.url().endsWith('/ratings/mine')) saved.push(request.headers()['authorization'] ?? 'nobody')
      })
    })
    const revoked = other.waitForResponse(answer => answer.url().endsWith('/token/revocation') && answer.ok())
    await signOutAsked(other, true)
    await Promise.all([revoked, ...[page, other].map(isSignedOut)])
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor()
    expect(saved[0]).toContain('Bearer')
    expect(asked).toEqual([])
    expect(await kept(page)).toBe(0)
    expect(await groupLeft(other)).toBeNull()
  })

  test('whoever goes on without signing in finds the page of anyone, and later what they did not send', async () => {
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

  test('what a referee wrote last stays, with an account and without', async () => {
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
