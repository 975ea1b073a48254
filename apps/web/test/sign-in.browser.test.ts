import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'

inBrowser(visit => {
  test('a newcomer is a demo person by one click and stays it after a reload', async () => {
    const { page, signInAs, open, complaints } = await visit()
    await signInAs('Paula')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Paula')
    await open('/my/settings')
    expect(await page.getByLabel('First name').inputValue()).toBe('Paula')
    expect(complaints).toEqual([])
  })

  test('one demo person can become another', async () => {
    const { page, signInAs } = await visit()
    await signInAs('Amira')
    await signInAs('Ada')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Research groups' }).waitFor()
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toContain('Ada')
  })

  test('whoever opens a page that needs a sign-in comes back to it', async () => {
    const { page, open } = await visit()
    await open('/my/settings')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Please sign in')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Emil' }).click()
    await page.getByRole('heading', { name: 'My settings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/my/settings')
  })

  test('whoever calls the machine by its other name is signed in all the same, where they were', async () => {
    const { page, open } = await visit()
    await open('/')
    const { port } = new URL(page.url())
    await page.goto(`http://localhost:${port}/my/settings`)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Emil' }).click()
    await page.getByRole('heading', { name: 'My settings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/my/settings')
  })

  test('who comes for the first time gets e-mails in the language they read', async () => {
    const { page, open, signInByCode } = await visit({ language: 'de' })
    await signInByCode('neu@uni.test')
    await open('/my/settings')
    await expect.poll(() => page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true)
  })

  test('a sign-in that has run out is renewed without anyone noticing', async () => {
    const { page, signInAs } = await visit()
    await signInAs('Emil')
    let refused = 0
    await page.route('**/api/users/me', async route => {
      refused += 1
      if (refused > 1) return await route.continue()
      await route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } })
    })
    await page.getByRole('link', { name: 'Check your name' }).click()
    await page.getByRole('heading', { name: 'My settings' }).waitFor()
    expect(refused).toBe(2)
  })

  test('a sign-in that cannot be renewed waits for the person, who signs in again in another tab', async () => {
    const { page, signInAs } = await visit()
    await signInAs('Emil')
    await page.route('**/oidc/token', route => route.fulfill({ status: 400, json: { error: 'invalid_grant' } }))
    await page.route('**/api/users/me', route => route.fulfill({ status: 401, json: { code: 'UNAUTHENTICATED' } }), {
      times: 1,
    })
    await page.getByRole('link', { name: 'Check your name' }).click()
    const dialog = page.getByRole('dialog', { name: 'Your session has expired' })
    const [other] = await Promise.all([
      page.waitForEvent('popup'),
      dialog.getByRole('link', { name: 'Sign in again' }).click(),
    ])
    await other.waitForEvent('close')
    await page.getByRole('heading', { name: 'My settings' }).waitFor()
    await dialog.waitFor({ state: 'hidden' })
    expect(await page.getByLabel('First name').inputValue()).toBe('Emil')
  })

  test('one signs out for good', async () => {
    const { page, signInAs, open } = await visit()
    await signInAs('Amira')
    await page.getByRole('banner').getByRole('button', { name: 'Amira' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()
    await open('/my/settings')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Please sign in')
  })
})
