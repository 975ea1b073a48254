import { mkdtemp, rename, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { faultsOf } from './accessible.ts'
import { inBrowser } from './browser.ts'
import { type Demo, startDemo } from './demo.ts'

inBrowser(visit => {
  let folder: string
  let demo: Demo
  let isAway = false
  const [place, elsewhere] = ['database', 'elsewhere'].map(name => () => join(folder, 'apply', name)) as [
    () => string,
    () => string,
  ]
  const goAway = async () => {
    await rename(place(), elsewhere())
    isAway = true
  }
  const comeBack = async () => {
    await rename(elsewhere(), place())
    isAway = false
  }
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kolleg-away-'))
    demo = await startDemo({ DATA_DIR: folder, LOG_LEVEL: 'silent' })
  })
  afterEach(async () => {
    if (isAway) await comeBack()
  })
  afterAll(async () => {
    await demo.stop()
    await rm(folder, { recursive: true, force: true })
  })

  test('a public page says, also without script, that the service is unreachable, and works once it is back', async () => {
    const visitor = await visit({ address: demo.address, language: 'de', hasScript: false })
    const { page } = visitor
    await goAway()
    expect((await page.goto('/positions'))?.status()).toBe(503)
    await page.getByRole('heading', { name: 'Das ist gerade nicht verfügbar' }).waitFor()
    await comeBack()
    await page.getByRole('link', { name: 'Noch einmal versuchen' }).click()
    await page.getByRole('heading', { name: 'Offene Stellen' }).waitFor()
  })

  test('a page opened during an outage appears by itself afterwards', async () => {
    const visitor = await visit({ address: demo.address })
    const { page } = visitor
    await page.goto('/positions')
    const advert = (await page.locator('main li > a').first().getAttribute('href')) ?? ''
    await goAway()
    await page.goto(advert)
    await page.locator('main[data-path]').getByRole('heading', { name: 'This is not available right now' }).waitFor()
    expect(await faultsOf(visitor, 'an advert that cannot be read')).toEqual([])
    await comeBack()
    await page.getByRole('link', { name: 'All positions' }).waitFor()
  })

  test('a list that could not be loaded appears by itself after an outage', async () => {
    const { page, open } = await visit({ address: demo.address })
    await open('/positions')
    await goAway()
    await page.getByRole('searchbox').fill('physical prototypes')
    await page.getByRole('alert').filter({ hasText: 'The service cannot reach its data just now.' }).waitFor()
    const notice = page.getByRole('status').filter({ hasText: 'This page goes on by itself' })
    await notice.waitFor()
    await comeBack()
    await page.getByRole('link', { name: 'Lab engineer for physical prototypes' }).waitFor()
    await expect.poll(() => notice.count()).toBe(0)
  })

  test('edits made during an outage are kept, and saved by themselves afterwards', async () => {
    const { page, signInAs, open } = await visit({ address: demo.address })
    await signInAs('Amira')
    await open('/my/profile')
    await goAway()
    await page.getByLabel('City').fill('Timbuktu')
    await page.getByText('Not saved: This is not available right now.').waitFor()
    await comeBack()
    await page.getByText(/^Saved \d/).waitFor()
    await open('/my/profile')
    expect(await page.getByLabel('City').inputValue()).toBe('Timbuktu')
  })

  test('a signed-in person is signed in again after an outage', async () => {
    const { page, signInAs } = await visit({ address: demo.address })
    await signInAs('Amira')
    await goAway()
    await page.goto('/my/applications')
    await page.getByRole('status').filter({ hasText: 'This page goes on by itself' }).waitFor()
    await comeBack()
    await page.getByRole('banner').getByRole('button', { name: 'Amira' }).waitFor()
    await expect.poll(() => page.locator('main[data-path="/my/applications"] h1').count()).toBe(1)
  })
})
