import { expect, test } from 'vitest'
import { languages, walkAll } from './accessible.ts'
import { inBrowser } from './browser.ts'

const publicPages = ['/', '/positions?query=nothing-has-this-word', '/privacy', '/positions', '/imprint', '/nowhere']
const memberPages = ['', '/positions', '/members', '/data', '/history']
const adminPages = [
  'groups',
  'groups/new',
  'people',
  'positions',
  'applications',
  'schools',
  'catalogues',
  'banners',
  'letters',
  'legal-holds',
  'audit',
  'system',
]

inBrowser(visit => {
  test.each(languages)('of the public is accessible and obeys its security policy (%s)', async language => {
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

  test.each(languages)('of a member is accessible and obeys its security policy (%s)', async language => {
    const visitor = await visit({ language })
    await visitor.signInAs('Paula')
    await visitor.page.locator('nav a[href$="/positions"]').last().click()
    await visitor.page.waitForURL(/groups\/[\w-]+\/positions$/)
    const group = new URL(visitor.page.url()).pathname.replace(/\/positions$/, '')
    const paths = memberPages.map(page => `${group}${page}`)
    await visitor.page.locator('main table a').first().click()
    await visitor.page.waitForURL(/positions\/[\w-]+$/)
    const { pathname } = new URL(visitor.page.url())
    const job = [pathname, `${pathname}?preview=page`, `${pathname}/history`, `${pathname}/history/1`]
    expect(await walkAll(visitor, [...paths, ...job, '/my/settings', '/groups/request'])).toEqual([])
    expect(visitor.complaints).toEqual([])
  })

  test.each(languages)('of an administrator is accessible and obeys its security policy (%s)', async language => {
    const visitor = await visit({ language })
    await visitor.signInAs('Ada')
    const paths = adminPages.map(page => `/admin/${page}`)
    expect(await walkAll(visitor, paths)).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})
