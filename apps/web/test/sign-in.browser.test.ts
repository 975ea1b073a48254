import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'

inBrowser(visit => {
  test('a newcomer becomes a demo person by one click and stays one after a reload', async () => {
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

  test('signing in returns to the page that asked for it', async () => {
    const { page, open } = await visit()
    await open('/my/settings')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Please sign in')
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Emil' }).click()
    await page.getByRole('heading', { name: 'My settings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/my/settings')
  })

  test('signing in works under another name of the machine, and returns to the same page', async () => {
    const { page, open } = await visit()
    await open('/')
    const { port } = new URL(page.url())
    await page.goto(`http://localhost:${port}/my/settings`)
    await page.getByRole('main').getByRole('button', { name: 'Sign in' }).click()
    await page.getByRole('button', { name: 'Emil' }).click()
    await page.getByRole('heading', { name: 'My settings' }).waitFor()
    expect(new URL(page.url()).pathname).toBe('/my/settings')
  })

  test('newcomers get e-mails in the language that they read', async () => {
    const { page, open, signInByCode } = await visit({ language: 'de' })
    await signInByCode('neu@uni.test')
    await open('/my/settings')
    await expect.poll(() => page.getByRole('radio', { name: 'Deutsch' }).isChecked()).toBe(true)
  })

  test('an expired token is renewed without anyone noticing', async () => {
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

  test('a sign-in that cannot be renewed waits until the person has signed in again in another tab', async () => {
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

  test('signing out is final', async () => {
    const { page, signInAs, open } = await visit()
    await signInAs('Amira')
    await page.getByRole('banner').getByRole('button', { name: 'Amira' }).click()
    await page.getByRole('menuitem', { name: 'Sign out' }).click()
    await page.getByRole('banner').getByRole('button', { name: 'Sign in' }).waitFor()
    await open('/my/settings')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Please sign in')
  })
})
