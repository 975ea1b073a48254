import type { Locator } from 'playwright-core'
import { expect, test } from 'vitest'
import { inBrowser, type Visitor } from './browser.ts'

const own = ['My applications', 'My profile', 'My data']
const group = [
  'Overview',
  'Applications',
  'Positions',
  'Interviews',
  'E-mail texts',
  'Banners',
  'Members',
  'Group data',
] as const
const admin = [
  'Research groups',
  'People',
  'Positions',
  'Applications',
  'Schools and departments',
  'Catalogues',
  'Default banners',
  'Failed e-mails',
  'Legal holds',
  'Audit',
  'System',
]
const account = ['My settings', 'Request a research group', 'Sign out']

const closed = 'This page is not open to you'

/** Who sees which links, and which pages stay closed to people who know the address. */
const roles = {
  'a visitor': {
    enter: ({ open }: Visitor) => open('/'),
    menu: [],
    account: [],
    doors: { '/my/settings': 'Please sign in', '/evaluation': 'Please sign in', '/admin/groups': 'Please sign in' },
  },
  'an applicant': {
    enter: ({ signInByCode }: Visitor) => signInByCode('only.looking@uni.test'),
    menu: own,
    account,
    doors: { '/evaluation': closed, '/admin/groups': closed },
  },
  'an employee': {
    enter: ({ signInAs }: Visitor) => signInAs('Emil'),
    menu: [...group, ...own],
    account,
    doors: { '/admin/groups': closed, '/admin/audit': closed },
  },
  'a professor': {
    enter: ({ signInAs }: Visitor) => signInAs('Paula'),
    menu: [...group, 'History', ...own],
    account,
    doors: { '/admin/people': closed },
  },
  'an administrator': {
    enter: ({ signInAs }: Visitor) => signInAs('Ada'),
    menu: [...admin, ...own],
    account,
    doors: {},
  },
} as const

/** Prefetches for closed pages are refused, which the browser logs. */
const refused = (complaint: string): boolean => !complaint.includes('status of 403')

/** The labels, once there are as many as expected. */
const labels = async (found: Locator, wanted: readonly string[]): Promise<readonly string[]> => {
  if (wanted.length > 0) await found.nth(wanted.length - 1).waitFor()
  return await found.allTextContents()
}

const heading = ({ page }: Visitor) => page.getByRole('heading', { level: 1 }).first().textContent()

inBrowser(visit => {
  test.each(Object.keys(roles) as (keyof typeof roles)[])(
    '%s sees exactly the pages that they may open',
    async role => {
      const { enter, menu, doors, account: ofAccount } = roles[role]
      const visitor = await visit()
      const { page, walk, complaints } = visitor
      await enter(visitor)
      const main = page.getByRole('navigation', { name: 'Main' })
      expect(await labels(main.getByRole('link'), menu)).toEqual(menu)
      const open = page.getByRole('navigation', { name: 'Public pages' })
      expect(await labels(open.getByRole('link'), ['Positions'])).toEqual(['Positions'])
      const last = page.getByRole('banner').getByRole('button').last()
      // A visitor's button signs in, everybody else's opens a menu.
      if (ofAccount.length > 0) await last.click()
      expect(await labels(page.getByRole('menuitem'), ofAccount)).toEqual(ofAccount)
      await page.keyboard.press('Escape')

      await page.setViewportSize({ width: 375, height: 800 })
      await main.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: 'Open the menu' }).click()
      const all = ['Positions', ...menu]
      expect(await labels(main.getByRole('link'), all)).toEqual(all)
      await main.getByRole('link', { name: 'Positions' }).first().click()
      await page.getByRole('heading', { name: 'Open positions' }).waitFor()
      await page.getByRole('dialog').waitFor({ state: 'detached' })

      for (const [path, title] of Object.entries(doors)) {
        await walk(path)
        expect([path, await heading(visitor)]).toEqual([path, title])
      }
      expect(complaints.filter(refused)).toEqual([])
    },
  )
})
