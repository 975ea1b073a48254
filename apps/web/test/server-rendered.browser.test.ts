import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'

/** Opens a page but holds back the client until released. */
const openAlone = async (page: Page, path: string): Promise<() => void> => {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route(/\/assets\/index-.*\.js$/, async route => {
    await promise
    await route.continue()
  })
  await page.goto(path, { waitUntil: 'commit' })
  await page.locator('.ssr h1').waitFor({ state: 'attached' })
  return resolve
}

inBrowser(visit => {
  test.each(['en', 'de'] as const)(
    'without script, the public pages can be read, searched and followed (%s)',
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

  test('server-rendered pages are accessible in light and dark mode, on narrow and wide screens', async () => {
    const [narrow, wide] = [await visit({ language: 'de', width: 320 }), await visit({ language: 'de' })]
    await wide.page.goto('/positions')
    const advert = (await wide.page.locator('main li > a').first().getAttribute('href')) ?? ''
    for (const visitor of [narrow, wide]) {
      for (const path of ['/', '/de/positions', advert, '/privacy']) {
        await openAlone(visitor.page, path)
        // Before the client loads, only the media query decides the colour scheme.
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

  test.each([true, false])('a printed position has its title and no controls (with script: %s)', async hasScript => {
    const { page } = await visit({ hasScript, scheme: 'dark' })
    await page.goto('/positions')
    const advert = (await page.locator('main li > a').first().getAttribute('href')) ?? ''
    await page.goto(advert)
    await page.locator(hasScript ? '#root > :not(.ssr) h1' : '.ssr h1').waitFor()
    await page.emulateMedia({ media: 'print', colorScheme: 'dark' })
    const title = page.getByRole('heading', { level: 1 })
    expect(await title.isVisible()).toBe(true)
    expect(await page.evaluate("getComputedStyle(document.querySelector('main h1')).color")).toBe('rgb(0, 0, 0)')
    for (const gone of ['Skip to the content', 'Apply', 'As PDF', 'Privacy', 'All positions'])
      expect([
        gone,
        await page.getByRole('link', { name: gone, exact: true }).filter({ visible: true }).count(),
      ]).toEqual([gone, 0])
  })

  test('people who type, scroll or navigate before the client has loaded are not interrupted', async () => {
    const { page, complaints } = await visit({ width: 412 })
    const letClient = await openAlone(page, '/positions')
    await page.evaluate('document.fonts.ready.then(() => true)')
    const third = page.locator('.ssr li > a').nth(2)
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
    // Give or take a line: until its fonts are there, the page may be taller.
    const distance = async () => Math.abs(Number(await page.evaluate('scrollY')) - Number(before))
    await expect.poll(distance, { timeout: 10_000 }).toBeLessThan(30)
    expect(complaints).toEqual([])
  })

  test('what was typed before the client has loaded is searched for', async () => {
    const { page } = await visit()
    const letClient = await openAlone(page, '/positions')
    await page.getByRole('searchbox').fill('physical prototypes')
    letClient()
    await page.waitForURL(/query=physical/)
    await page.getByText('1 position', { exact: true }).waitFor()
    await page.keyboard.type(' x')
    expect(await page.getByRole('searchbox').inputValue()).toContain('x')
  })

  test('the language of the address overrides the browser’s and an earlier choice', async () => {
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
    'the language is changed by a link to the other address (with script: %s)',
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

  test('people who read another language than the browser’s never see the wrong one', async () => {
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
