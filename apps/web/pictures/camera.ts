import { writeFile } from 'node:fs/promises'
import type { Browser, Page } from 'playwright-core'

export type View = {
  readonly language?: 'en' | 'de'
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  readonly height?: number
}

/** A page of the client, signed in as a demo person or as nobody. */
export const pageOf = async (browser: Browser, address: string, view: View, firstName?: string): Promise<Page> => {
  const { language = 'en', scheme = 'light', width = 1280, height = 800 } = view
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    timezoneId: 'Europe/Berlin',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  await context.addInitScript(`localStorage.setItem('kolleg.language', '${language}')`)
  const page = await context.newPage()
  await page.goto('/')
  if (firstName !== undefined) {
    await page.getByRole('button', { name: firstName }).first().click()
    await page.getByRole('banner').getByRole('button', { name: firstName }).waitFor()
  }
  return page
}

/** WebP, which the browser encodes itself. */
export const photograph = async (page: Page, file: string, quality: number): Promise<number> => {
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  await page.waitForLoadState('networkidle')
  await page.evaluate('document.fonts.ready')
  const camera = await page.context().newCDPSession(page)
  const { data } = await camera.send('Page.captureScreenshot', { format: 'webp', quality })
  const bytes = Buffer.from(data, 'base64')
  await writeFile(file, bytes)
  return bytes.byteLength
}
