import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, type Visiting } from './browser.ts'

type Me = { readonly userId: string; readonly researchGroup: { readonly researchGroupId: string } }

/** Adds a member to Paula's group; returns how she removes them. */
const newMember = async (visit: Visiting, email: string, language: 'en' | 'de') => {
  const paula = await visit()
  await paula.signInAs('Paula')
  const { researchGroupId } = (await paula.call<Me>('GET', '/api/users/me')).researchGroup
  const members = `/api/research-groups/${researchGroupId}/members`
  await paula.call('POST', members, { email, role: 'EMPLOYEE' })
  const visitor = await visit({ width: 1440, language, hasKeys: true })
  await visitor.signInByCode(email)
  const { userId } = await visitor.call<Me>('GET', '/api/users/me')
  return { ...visitor, remove: () => paula.call('DELETE', `${members}/${userId}`) }
}

/** Records the page's requests from now on. */
const requestsOf = (page: Page): string[] => {
  const requests: string[] = []
  page.on('request', request => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/')) requests.push(pathname)
  })
  return requests
}

inBrowser(visit => {
  test('a member who is removed while reading sees no further application, nor the list', async () => {
    const { page, walk, remove } = await newMember(visit, 'removed.reader@uni.test', 'en')
    await walk('/evaluation?sort=name')
    const lines = page.locator('[data-application]')
    await lines.first().waitFor()
    const next = await lines.nth(1).getAttribute('data-application')
    const prefetched = page.waitForResponse(answer => answer.url().includes(`/api/evaluation/applications/${next}`))
    await lines.first().click()
    await prefetched
    const requests = requestsOf(page)
    await remove()
    await page.keyboard.press('j')
    await page.getByRole('heading', { name: 'This page is not open to you' }).waitFor()
    expect(await page.locator('main a[href*="/evaluation/"]').count()).toBe(0)
    expect(await page.title()).toContain('This page is not open to you')
    await page.waitForTimeout(2000)
    const soFar = requests.length
    expect(requests.filter(path => path === '/api/users/me').length).toBeLessThanOrEqual(4)
    await page.keyboard.press('j')
    await page.waitForTimeout(2000)
    expect(requests.length).toBe(soFar)
    await page.goBack()
    await page.getByRole('heading', { name: 'This page is not open to you' }).waitFor()
    expect(await lines.count()).toBe(0)
  })

  test('a removed member loses the list as soon as it is refetched', async () => {
    const { page, walk, remove } = await newMember(visit, 'removed.leser@uni.test', 'de')
    await walk('/evaluation?sort=name')
    const lines = page.locator('[data-application]')
    await lines.first().waitFor()
    await remove()
    await walk('/evaluation?sort=-name')
    await page.getByRole('heading', { name: 'Diese Seite steht Ihnen nicht offen' }).waitFor()
    expect(await lines.count()).toBe(0)
    await walk('/evaluation?sort=name')
    expect(await lines.count()).toBe(0)
  })
})
