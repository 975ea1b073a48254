import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from 'vitest'
import { inBrowser, type Visitor } from './browser.ts'

const publicPages = ['/', '/positions', '/positions?query=nothing-has-this-word', '/privacy', '/imprint', '/nowhere']
const memberPages = ['', '/positions', '/members', '/data', '/history']
const adminPages = ['groups', 'groups/new', 'people', 'schools', 'catalogues', 'letters', 'audit']

const languages = ['en', 'de'] as const

/** What axe calls serious or critical on the page as it stands, by day and by night. */
const faultsOf = async ({ page }: Visitor, path: string): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    const axe = new AxeBuilder({ page })
    // By night only the colours are others.
    const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze()
    for (const { id, impact, nodes } of violations)
      if (impact === 'serious' || impact === 'critical')
        faults.push(`${path} (${colorScheme}): ${id} at ${nodes.map(({ html }) => html).join(' and ')}`)
  }
  return faults
}

const walkAll = async (visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const path of paths) {
    await visitor.walk(path)
    await visitor.page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
    faults.push(...(await faultsOf(visitor, path)))
    const isWide = await visitor.page.evaluate('document.documentElement.scrollWidth > innerWidth')
    if (isWide) faults.push(`${path} is wider than the window`)
  }
  return faults
}

inBrowser(visit => {
  test.each(languages)('of the public is accessible and keeps to its policy (%s)', async language => {
    const visitor = await visit({ language, width: 360 })
    await visitor.open('/')
    const job = await visitor.page.evaluate(async () => {
      const { items } = (await (await fetch('/api/jobs?limit=1')).json()) as {
        items: { jobId: string; researchGroupId: string }[]
      }
      return items[0]
    })
    const adverts = job ? [`/positions/${job.jobId}`, `/groups/${job.researchGroupId}`] : []
    expect(await walkAll(visitor, [...publicPages, ...adverts])).toEqual([])
    expect(visitor.complaints).toEqual([])
  })

  test.each(languages)('of a member is accessible and keeps to its policy (%s)', async language => {
    const visitor = await visit({ language })
    await visitor.signInAs('Paula')
    await visitor.page.locator('nav a[href$="/positions"]').last().click()
    await visitor.page.waitForURL(/groups\/[\w-]+\/positions$/)
    const group = new URL(visitor.page.url()).pathname.replace(/\/positions$/, '')
    const paths = memberPages.map(page => `${group}${page}`)
    await visitor.page.locator('main table a').first().click()
    await visitor.page.waitForURL(/positions\/[\w-]+$/)
    const { pathname } = new URL(visitor.page.url())
    const job = [pathname, `${pathname}/preview`, `${pathname}/history`]
    expect(await walkAll(visitor, [...paths, ...job, '/my/settings', '/groups/request'])).toEqual([])
    expect(visitor.complaints).toEqual([])
  })

  test.each(languages)('of an administrator is accessible and keeps to its policy (%s)', async language => {
    const visitor = await visit({ language })
    await visitor.signInAs('Ada')
    const paths = adminPages.map(page => `/admin/${page}`)
    expect(await walkAll(visitor, paths)).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})
