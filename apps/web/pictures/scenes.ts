import type { Page } from 'playwright-core'
import type { View } from './camera.ts'

export type Scene = View & {
  readonly name: string
  /** The demo person who is signed in. */
  readonly as?: string
  readonly go: (page: Page) => Promise<void>
}

const walk = async (page: Page, path: string): Promise<void> => {
  await page.evaluate(`history.pushState(null, '', ${JSON.stringify(path)})`)
  await page
    .locator(`main[data-path="${path.split('?')[0]}"] h1`)
    .first()
    .waitFor()
}
const place = (page: Page, path: string) => page.locator(`nav a[href$="${path}"]`).last()

/** What a newcomer wants to see, in the order of an application. */
export const scenes: readonly Scene[] = [
  {
    name: 'positions',
    go: async page => {
      await walk(page, '/positions')
      await page.locator('[data-job]').nth(2).waitFor()
    },
  },
  {
    name: 'position',
    language: 'de',
    go: async page => {
      await walk(page, '/positions?query=trustworthy+stream+processing')
      await page.locator('[data-job]').first().click()
      await page.locator('main dl').waitFor()
    },
  },
  {
    name: 'application',
    as: 'Amira',
    go: async page => {
      await walk(page, '/applications')
      await page.getByRole('article').first().waitFor()
    },
  },
  {
    name: 'applications',
    as: 'Paula',
    go: async page => {
      await page.locator('nav a[href^="/evaluation"]').first().click()
      await page.locator('[data-application]').nth(3).waitFor()
    },
  },
  {
    name: 'reader',
    as: 'Paula',
    width: 1440,
    height: 900,
    go: async page => {
      await walk(page, '/evaluation?state=IN_REVIEW&state=INTERVIEW')
      await page.locator('[data-application]').first().click()
      await page.getByRole('group', { name: /^Page 1 of/ }).waitFor()
    },
  },
  {
    name: 'interviews',
    as: 'Paula',
    width: 1440,
    go: async page => {
      await place(page, '/interviews').click()
      await page.locator('main a[href*="/interviews/"]').first().click()
      await page.locator('main article').nth(2).waitFor()
    },
  },
  {
    name: 'phone',
    language: 'de',
    scheme: 'dark',
    width: 390,
    height: 760,
    go: async page => {
      await walk(page, '/positions')
      await page.locator('[data-job]').first().waitFor()
    },
  },
]
