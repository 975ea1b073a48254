import { readFileSync } from 'node:fs'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished } from 'vitest'
import { start } from '../../start.ts'
import { findChromium, launchChromium } from './chromium.ts'

export const key = 'the-key-of-the-explore-page'
/** A course with relations of every kind, and one whose texts are markup. */
export const course = 1
export const hostile = 66
export const script = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>'
/** A busy machine may take long to draw. */
export const patient = { timeout: 15_000 }

/** Runs in the page, which has a document; a string, because this file is type-checked for Node. */
export const focusedText = 'document.activeElement.textContent'
export const focusedLabel = "document.activeElement.getAttribute('aria-label')"
export const focusedId = 'document.activeElement.id'

const chromium = findChromium()
if (!chromium)
  console.warn('SKIPPED the explore page: no Chromium. Set CHROMIUM, or INSTALL_PACKAGES=1 as root on Debian.')

type Explorer = {
  readonly address: string
  /**
   * Opens a page that fails its test if it violates the content security policy or requests anything from another host.
   */
  visit(options?: BrowserContextOptions): Promise<Page>
  close(): Promise<void>
}

/** Tests the page in a real browser; skipped with a warning if there is none. */
export const inExplorer = (tests: (explorer: Omit<Explorer, 'close'>) => void): void => {
  describe.skipIf(!chromium)('the explore page', () => {
    let opened: Explorer | undefined
    const here = (): Explorer => {
      if (!opened) throw new Error('The service is not there yet.')
      return opened
    }
    beforeAll(async () => {
      opened = await startExplorer()
    })
    afterAll(() => opened?.close())
    tests({
      get address() {
        return here().address
      },
      visit: options => here().visit(options),
    })
  })
}

/** Starts a service with both courses, and a browser. */
const startExplorer = async (): Promise<Explorer> => {
  const service = await start({
    DATABASE_URL: 'pglite::memory:',
    API_KEYS: JSON.stringify([key]),
    PORT: '0',
    LOG_LEVEL: 'silent',
    EMBEDDING_THREADS: '1',
  })
  await save(service.address, competenciesOf(course))
  await save(
    service.address,
    [1, 2].map(id => ({ id, title: script, description: script, course_id: hostile })),
  )
  const browser = await launchChromium(chromium ?? '')
  return {
    address: service.address,
    visit: options => visit(browser, service.address, options),
    close: async () => {
      await browser.close()
      await service.close()
    },
  }
}

const competenciesOf = (courseId: number): readonly object[] => {
  const file = new URL('../../../demo/courses.json', import.meta.url)
  const courses = JSON.parse(readFileSync(file, 'utf8')) as { course_id: number; competencies: object[] }[]
  return courses.find(({ course_id }) => course_id === courseId)?.competencies ?? []
}

const save = async (address: string, competencies: readonly object[]): Promise<void> => {
  const headers = { authorization: key, 'content-type': 'application/json' }
  const body = JSON.stringify({ competencies, operation_type: 'UPDATE' })
  const { status } = await fetch(`${address}/api/v1/competency/save`, { method: 'POST', headers, body })
  expect(status).toBe(200)
}

const visit = async (browser: Browser, address: string, options: BrowserContextOptions = {}): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...options })
  const page = await context.newPage()
  const troubles: string[] = []
  page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
  page.on('pageerror', error => troubles.push(String(error)))
  page.on('request', request => request.url().startsWith(address) || troubles.push(request.url()))
  onTestFinished(async () => {
    await context.close()
    // The browser itself logs every error response.
    expect(troubles.filter(trouble => !/status of (40[14]|500)/.test(trouble))).toEqual([])
  })
  await page.goto(`${address}/explore`)
  return page
}

export const open = async (page: Page, number = course): Promise<void> => {
  await page.fill('#key', key)
  await page.fill('#number', String(number))
  await page.press('#number', 'Enter')
  await page.locator('.frame[aria-busy=false] .box').first().waitFor()
}

export const box = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}, relations`) })
