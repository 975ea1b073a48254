import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { comment, isSignedOut, kept, writeUnsent } from './unsent.ts'

type Me = { readonly researchGroup: { readonly researchGroupId: string } }

const groupLeft = (page: Page): Promise<string | null> => page.evaluate("localStorage.getItem('kolleg.group')")

const signOut = async (page: Page): Promise<void> => {
  await page.getByRole('banner').getByRole('button', { name: 'Paula' }).click()
  await page.getByRole('menuitem', { name: 'Sign out' }).click()
}

/** Signs out as far as the question about unsaved edits. */
const signOutAsked = async (tab: Page, isSure: boolean): Promise<void> => {
  const question = tab.waitForEvent('dialog')
  await signOut(tab)
  const dialog = await question
  expect(dialog.message()).toContain('has not been sent')
  await (isSure ? dialog.accept() : dialog.dismiss())
}

inBrowser(visit => {
  test('unsaved edits of one person are gone for the next in the same tab', async () => {
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

  test('a tab that shows another site at the sign-out keeps no unsaved edits either', async () => {
    const visitor = await visit({ width: 1440 })
    const { page } = visitor
    page.on('dialog', dialog => void dialog.accept())
    const path = await writeUnsent(visitor)
    const other = await page.context().newPage()
    await other.goto(path, { waitUntil: 'commit' })
    await other.getByRole('banner').getByRole('button', { name: 'Paula' }).waitFor()
    expect(await kept(page)).toBe(2)
    await page.goto('about:blank')
    await signOut(other)
    await isSignedOut(other)
    await page.goto(path)
    await page.getByRole('heading', { name: 'Please sign in' }).waitFor()
    expect(await kept(page)).toBe(0)
  })

  test('signing out works in every tab and leaves nothing behind, even if the provider has no page for it', async () => {
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

    const [saved, questions]: [string[], string[]] = [[], []]
    page.on('dialog', dialog => {
      questions.push(dialog.message())
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
    expect(questions).toEqual([])
    expect(await kept(page)).toBe(0)
    // This tab may still be on its way.
    await expect.poll(() => groupLeft(other)).toBeNull()
  })
})
