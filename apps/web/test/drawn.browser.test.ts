import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'

/** Opens a page and keeps the client from coming until one lets it. */
const openAlone = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.served h1').waitFor({ state: 'attached' })
  return resolve
}

inBrowser(visit => {
  test.each(['en', 'de'] as const)(
    'without script the public pages are read, found and followed (%s)',
    async language => {
      const visitor = await visit({ language, hasScript: false, width: 412 })
      const { page, complaints } = visitor
      await page.goto('/')
      expect(await page.locator('html').getAttribute('lang')).toBe(language)
      expect(await page.evaluate(`getComputedStyle(document.querySelector('h1')).hyphens`)).toBe('auto')
      await page.getByRole('searchbox').fill('physical prototypes')
      await page.getByRole('searchbox').press('Enter')
      await page.waitForURL('/positions?query=physical+prototypes')
      await page.getByText(language === 'de' ? '1 Stelle' : '1 position', { exact: true }).waitFor()
      await page.getByRole('link', { name: 'Lab engineer for physical prototypes' }).click()
      await page.getByRole('heading', { level: 1, name: 'Lab engineer for physical prototypes' }).waitFor()
      expect(await page.getByRole('link', { name: 'PDF' }).getAttribute('href')).toMatch(/^\/api\/jobs\/.*\/pdf/)
      expect(complaints).toEqual([])
    },
  )

  test('what the service draws is open to everyone, by day and by night, narrow and wide', async () => {
    const [narrow, wide] = [await visit({ language: 'de', width: 320 }), await visit({ language: 'de' })]
    await wide.page.goto('/positions')
    const advert = (await wide.page.locator('main li > a').first().getAttribute('href')) ?? ''
    for (const visitor of [narrow, wide]) {
      for (const path of ['/', '/de/positions', advert, '/privacy']) {
        await openAlone(visitor.page, path)
        // Nobody else says whether it is day or night before the client is there.
        await visitor.page.evaluate(`matchMedia('(prefers-color-scheme: dark)').addEventListener('change', event => {
          document.documentElement.dataset.mantineColorScheme = event.matches ? 'dark' : 'light'
        })`)
        expect(await faultsOf(visitor, path)).toEqual([])
      }
    }
    const phone = await visit({ language: 'de', width: 320 })
    await phone.open(advert)
    expect(await faultsOf(phone, 'the same with the client')).toEqual([])
  })

  test.each([true, false])(
    'a printed position has its title and nothing to press (with script: %s)',
    async hasScript => {
      const { page } = await visit({ hasScript, scheme: 'dark' })
      await page.goto('/positions')
      const advert = (await page.locator('main li > a').first().getAttribute('href')) ?? ''
      await page.goto(advert)
      await page.locator(hasScript ? '#root > :not(.served) h1' : '.served h1').waitFor()
      await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
      const title = page.getByRole('heading', { level: 1 })
      expect(await title.isVisible()).toBe(true)
      expect(await page.evaluate("getComputedStyle(document.querySelector('main h1')).color")).toBe('rgb(0, 0, 0)')
      for (const gone of ['Skip to the content', 'Apply', 'As PDF', 'Privacy', 'All positions'])
        expect([
          gone,
          await page.getByRole('link', { name: gone, exact: true }).filter({ visible: true }).count(),
        ]).toEqual([gone, 0])
    },
  )

  test('whoever types, scrolls or walks before the client is there goes on where they are', async () => {
    const { page, complaints } = await visit({ width: 412 })
    const letClient = await openAlone(page, '/positions')
    const third = page.locator('.served li > a').nth(2)
    const href = await third.getAttribute('href')
    await third.focus()
    const before = await page.evaluate('scrollY')
    expect(before).toBeGreaterThan(0)
    letClient()
    await page.locator('main[data-path="/positions"] h1').waitFor()
    expect(await page.evaluate("document.activeElement.getAttribute('href')")).toBe(href)
    expect(await page.evaluate('scrollY')).toBe(before)
    await page.reload()
    await page.locator('main[data-path="/positions"] h1').waitFor()
    await expect.poll(() => page.evaluate('scrollY'), { timeout: 10_000 }).toBe(before)
    expect(complaints).toEqual([])
  })

  test('what is typed before the client is there is looked for', async () => {
    const { page } = await visit()
    const letClient = await openAlone(page, '/positions')
    await page.getByRole('searchbox').fill('physical prototypes')
    letClient()
    await page.waitForURL(/query=physical/)
    await page.getByText('1 position', { exact: true }).waitFor()
    await page.keyboard.type(' x')
    expect(await page.getByRole('searchbox').inputValue()).toContain('x')
  })

  test('an address in a language wins over the browser’s and over the one chosen before', async () => {
    const { page, open, complaints } = await visit({ language: 'en' })
    await openAlone(page, '/de/positions')
    await page.getByRole('heading', { name: 'Offene Stellen' }).waitFor()
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await open('/de/positions')
    await page.locator('main li > a').first().click()
    await page.waitForURL(/\/de\/positions\/[\w-]+$/)
    await page.getByRole('link', { name: 'Alle Stellen' }).waitFor()
    await page.locator('main dd a').first().click()
    await page.waitForURL(/\/de\/groups\/[\w-]+$/)
    await page.getByRole('heading', { name: 'Offene Stellen dieser Gruppe' }).waitFor()
    expect(await page.locator('link[rel=canonical]').count()).toBe(0)
    await page.goBack()
    await page.getByRole('link', { name: 'Alle Stellen' }).waitFor()
    expect(complaints).toEqual([])
  })

  test.each([true, false])(
    'the language is changed by going to the other address (with script: %s)',
    async hasScript => {
      const { page } = await visit({ language: 'en', hasScript })
      await page.goto('/positions?query=physical')
      await page.getByRole('link', { name: 'Deutsch' }).click()
      await page.waitForURL('/de/positions?query=physical')
      await page.getByRole('heading', { name: 'Offene Stellen' }).waitFor()
      expect(await page.locator('html').getAttribute('lang')).toBe('de')
      await page.getByRole('link', { name: 'English' }).click()
      await page.waitForURL('/en/positions?query=physical')
      await page.getByRole('heading', { name: 'Open positions' }).waitFor()
    },
  )

  test('who reads in another language than the browser’s never sees the wrong one', async () => {
    const { page, open } = await visit({ language: 'de' })
    await page.addInitScript("localStorage.setItem('kolleg.language', 'en')")
    const letClient = await openAlone(page, '/positions')
    await page.locator('.boot').waitFor()
    expect(await page.getByText('Offene Stellen').isVisible()).toBe(false)
    letClient()
    await open('/positions')
    await page.getByRole('heading', { name: 'Open positions' }).waitFor()
  })
})
