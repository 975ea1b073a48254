import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, onTestFailed } from 'vitest'

type Visit = {
  readonly language?: 'en' | 'de'
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
}

export type Visitor = {
  readonly page: Page
  /** Goes to a page of the client and waits for its heading. */
  readonly open: (path: string) => Promise<void>
  /** The same without loading the client anew. */
  readonly walk: (path: string) => Promise<void>
  readonly signInAs: (firstName: string) => Promise<void>
  /** What the browser complained about, such as breaches of the page's policy. */
  readonly complaints: readonly string[]
}

const address = inject('address')
const executablePath = inject('chromium')

/** Tests in a real browser, or none where there is no browser. */
export const inBrowser = (tests: (visit: (asked?: Visit) => Promise<Visitor>) => void): void => {
  describe.skipIf(executablePath === '')('in the browser', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
    })
    afterAll(() => browser.close())
    tests(asked => visitorIn(browser, asked))
  })
}

const visitorIn = async (browser: Browser, { language = 'en', scheme = 'light', width = 1280 }: Visit = {}) => {
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 900 },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
  })
  // A person's own language would win over the browser's.
  await context.addInitScript(`localStorage.setItem('kolleg.language', '${language}')`)
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  onTestFailed(async ({ task }) => {
    const picture = join(tmpdir(), `kolleg ${task.name.replaceAll(/\W+/g, '-')}.png`)
    await page.screenshot({ path: picture, fullPage: true })
    console.log(`${page.url()} as it was: ${picture}`)
  })
  const complaints: string[] = []
  page.on('console', message => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  page.on('pageerror', error => complaints.push(String(error)))

  const arrive = async (path: string): Promise<void> => {
    await page
      .locator(`main[data-path="${path.split('?')[0]}"] h1`)
      .first()
      .waitFor()
  }
  const open = async (path: string): Promise<void> => {
    // Whoever is signed in is sent to the provider and back, which ends the first navigation.
    await page.goto(path, { waitUntil: 'commit' }).catch(() => {})
    await arrive(path)
  }
  const walk = async (path: string): Promise<void> => {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)
    await arrive(path)
  }
  const signInAs = async (firstName: string): Promise<void> => {
    await open('/')
    await page.getByRole('button', { name: firstName }).first().click()
    await page.getByRole('banner').getByRole('button', { name: firstName }).waitFor()
  }
  return { page, open, walk, signInAs, complaints } satisfies Visitor
}
