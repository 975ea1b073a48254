import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Browser, chromium, type Page } from 'playwright-core'
import { afterAll, beforeAll, describe, inject, onTestFailed } from 'vitest'
import { readAddress } from '../src/language/address.ts'
import { type Call, callsWith } from './calls.ts'
import { linkTo } from './mailbox.ts'

type Visit = {
  readonly language?: 'en' | 'de'
  readonly scheme?: 'light' | 'dark'
  readonly width?: number
  /** Without it, shows the server-rendered page. */
  readonly hasScript?: boolean
  /** Whether single-key shortcuts are on; off by default. */
  readonly hasKeys?: boolean
  /** The address of another service than the shared one. */
  readonly address?: string
}

export type Visitor = {
  readonly page: Page
  /** Loads a page and waits for its heading. */
  readonly open: (path: string) => Promise<void>
  /** The same without reloading the client. */
  readonly walk: (path: string) => Promise<void>
  readonly signInAs: (firstName: string) => Promise<void>
  /** Signs in with any e-mail address, by the code sent to it. */
  readonly signInByCode: (email: string) => Promise<void>
  /** Calls the API as the signed-in person. */
  readonly call: Call
  /** Errors in the browser's console, such as policy violations. */
  readonly complaints: readonly string[]
}

export type Visiting = (options?: Visit) => Promise<Visitor>

const shared = inject('address')
const endpoint = inject('browser')
/** Numbers the screenshots of failures. */
let visits = 0

/** Skipped if there is no browser. */
export const inBrowser = (tests: (visit: Visiting) => void): void => {
  describe.skipIf(endpoint === '')('in the browser', () => {
    let browser: Browser
    beforeAll(async () => {
      browser = await chromium.connect(endpoint)
    })
    afterAll(() => browser.close())
    tests(options => visitorIn(browser, options))
  })
}

const visitorIn = async (browser: Browser, options: Visit = {}) => {
  const {
    language = 'en',
    scheme = 'light',
    width = 1280,
    hasScript = true,
    hasKeys = false,
    address = shared,
  } = options
  const context = await browser.newContext({
    baseURL: address,
    viewport: { width, height: 900 },
    locale: language === 'de' ? 'de-DE' : 'en-GB',
    colorScheme: scheme,
    reducedMotion: 'reduce',
    javaScriptEnabled: hasScript,
  })
  // The person's own language would override the browser's.
  await context.addInitScript(`localStorage.setItem('kolleg.language', '${language}')`)
  if (hasKeys) await context.addInitScript("localStorage.setItem('kolleg.keys', 'on')")
  const page = await context.newPage()
  page.setDefaultTimeout(45_000)
  onTestFailed(async ({ task }) => {
    visits += 1
    const picture = join(tmpdir(), `kolleg ${task.name.replaceAll(/\W+/g, '-')} ${visits}.png`)
    await page.screenshot({ path: picture, fullPage: true })
    console.log(`${page.url()} as it was: ${picture}`)
  })
  const complaints: string[] = []
  page.on('console', message => {
    const { url } = message.location()
    // The provider's plain pages have no icon, but the browser requests one.
    if (message.type() === 'error' && !url.endsWith('/favicon.ico')) complaints.push(`${message.text()} (${url})`)
  })
  page.on('pageerror', error => complaints.push(String(error)))
  let authorization = ''
  page.on('request', request => {
    authorization = request.headers()['authorization'] ?? authorization
  })

  const arrive = async (path: string): Promise<void> => {
    await page
      .locator(`main[data-path="${readAddress(path.split('?')[0] ?? '').path}"] h1`)
      .first()
      .waitFor()
  }
  const open = async (path: string): Promise<void> => {
    // A signed-in person is redirected to the provider and back, which aborts the first navigation.
    await page.goto(path, { waitUntil: 'commit' }).catch(() => {})
    await arrive(path)
  }
  const walk = async (path: string): Promise<void> => {
    await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)
    await arrive(path)
  }
  const account = (name: string): Promise<void> => page.getByRole('banner').getByRole('button', { name }).waitFor()
  const signInAs = async (firstName: string): Promise<void> => {
    await open('/')
    await page.getByRole('button', { name: firstName }).first().click()
    await account(firstName)
  }
  const signInByCode = async (email: string): Promise<void> => {
    await open('/')
    await page.getByRole('banner').getByRole('button').last().click()
    await page.locator('input[name=email]').fill(email)
    await page.locator('form button').first().click()
    await page.locator('input[name=code]').fill(await linkTo(email, /\b\d{4} \d{4}\b/))
    await page.locator('form button').first().click()
    await account(email)
  }
  const call = callsWith(() => authorization)
  return { page, open, walk, signInAs, signInByCode, call, complaints } satisfies Visitor
}
