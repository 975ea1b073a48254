import { readFileSync } from 'node:fs'
import axe from 'axe-core'
import type { Browser, BrowserContextOptions, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { start } from '../start.ts'
import { findChromium, launchChromium } from './chromium.ts'

const key = 'the-key-of-the-explore-page'
const course = 1000
const hostile = 66
const script = '<img src=x onerror="document.title=\'broken\'"><script>document.title="broken"</script>'
const chromium = findChromium()
if (!chromium)
  console.warn('SKIPPED the explore page: no Chromium. Set CHROMIUM, or INSTALL_PACKAGES=1 as root on Debian.')

const open = async (page: Page, number = course): Promise<void> => {
  await page.fill('#key', key)
  await page.fill('#number', String(number))
  await page.press('#number', 'Enter')
  await page.locator('.frame[aria-busy=false] .box').first().waitFor()
}

/** On a busy machine a drawing may take its time. */
const patient = { timeout: 15_000 }

const box = (page: Page, title: string) => page.getByRole('button', { name: new RegExp(`^${title}, relations`) })

/** Run in the page, where there is a document; text, because this file is checked for Node. */
const inPage = {
  focusedText: 'document.activeElement.textContent',
  focusedId: 'document.activeElement.id',
  width: 'document.documentElement.scrollWidth',
  isGraphWhole: `(() => {
    const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.frame')
    return scrollWidth <= clientWidth && scrollHeight <= clientHeight + 2
  })()`,
  kept: '[localStorage.length, document.cookie]',
  middleOfLine: `(() => {
    const line = document.querySelector('.line.requires .target')
    const { x, y } = line.getPointAtLength(line.getTotalLength() / 2).matrixTransform(line.getScreenCTM())
    return { x, y }
  })()`,
}

const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ iframes: false, resultTypes: ['violations'] })")
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

describe.skipIf(!chromium)('the explore page', () => {
  let service: Awaited<ReturnType<typeof start>>
  let browser: Browser

  beforeAll(async () => {
    service = await start({
      DATABASE_URL: 'pglite::memory:',
      API_KEYS: JSON.stringify([key]),
      PORT: '0',
      LOG_LEVEL: 'silent',
      EMBEDDING_THREADS: '1',
    })
    const file = new URL('../../../../bench/data/courses-dev.json', import.meta.url)
    const courses = JSON.parse(readFileSync(file, 'utf8')) as { course_id: number; competencies: object[] }[]
    await save(courses.find(({ course_id }) => course_id === course)?.competencies ?? [])
    await save([1, 2].map(id => ({ id, title: script, description: script, course_id: hostile })))
    browser = await launchChromium(chromium ?? '')
  })
  afterAll(async () => {
    await browser?.close()
    await service?.close()
  })

  const save = async (competencies: readonly object[]): Promise<void> => {
    const headers = { authorization: key, 'content-type': 'application/json' }
    const body = JSON.stringify({ competencies, operation_type: 'UPDATE' })
    const { status } = await fetch(`${service.address}/api/v1/competency/save`, { method: 'POST', headers, body })
    expect(status).toBe(200)
  }

  /** A page of its own that may neither break a rule of the policy nor ask anyone else, to the end of its test. */
  const visit = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'en-GB', ...options })
    const page = await context.newPage()
    const troubles: string[] = []
    page.on('console', message => message.type() === 'error' && troubles.push(message.text()))
    page.on('pageerror', error => troubles.push(String(error)))
    page.on('request', request => request.url().startsWith(service.address) || troubles.push(request.url()))
    onTestFinished(async () => {
      await context.close()
      // The browser itself logs every answer that is an error.
      expect(troubles.filter(trouble => !/status of (40[14]|500)/.test(trouble))).toEqual([])
    })
    await page.goto(`${service.address}/explore`)
    return page
  }

  test('a course is shown as a graph whose lines say in words what they mean and why', async () => {
    const page = await visit()
    await open(page)
    expect(await page.locator('.box').count()).toBe(13)
    await expect
      .poll(() => page.locator('.legend').innerText(), patient)
      .toContain('from a prerequisite to what needs it')

    await box(page, 'rejection sampling').click()
    const details = page.locator('#details')
    expect(await details.innerText()).toMatch(/Is built upon by\s+adaptive rejection sampling/)
    expect(await details.locator('.evidence li').count()).toBeGreaterThan(1)

    const middle = await page.evaluate<{ x: number; y: number }>(inPage.middleOfLine)
    await page.mouse.move(middle.x, middle.y)
    await expect
      .poll(() => page.locator('#tip').innerText(), patient)
      .toMatch(/is a prerequisite of[^]*texts are alike/)
    await page.keyboard.press('Escape')
    expect(await page.locator('#tip').isVisible()).toBe(false)
  })

  test('a course opened behind another tab is drawn when its graph is asked for', async () => {
    const page = await visit()
    await open(page, hostile)
    await page.click('#tab-competencies')
    await page.fill('#number', String(course))
    await page.press('#number', 'Enter')
    await expect.poll(() => page.locator('#course-title').innerText(), patient).toBe(`Course ${course}`)
    await page.click('#tab-graph')
    await expect.poll(() => page.locator('.box').count(), patient).toBe(13)
  })

  test('kinds of relations can be left out, in the graph and in the list', async () => {
    const page = await visit()
    await open(page)
    const lines = page.locator('.line.extends .seen').locator('visible=true')
    expect(await lines.count()).toBeGreaterThan(0)
    await page.uncheck('.legend input[value=EXTENDS]')
    expect(await lines.count()).toBe(0)
    await page.click('#tab-relations')
    const list = page.locator('#view-relations')
    expect(await list.innerText()).toContain('is a prerequisite of')
    expect(await list.innerText()).not.toContain('builds upon')
  })

  test('a text is ranked while it is typed, with scores', async () => {
    const page = await visit()
    await open(page)
    await page.locator('#text').pressSequentially('draw samples from a difficult distribution')
    const rows = page.locator('.rank')
    await rows.first().waitFor()
    const scores = await page.locator('.rank-score').allInnerTexts()
    expect(scores).toEqual(scores.toSorted().toReversed())
    expect(await rows.first().innerText()).toMatch(/sampling|Monte Carlo/)
    await rows.first().click()
    expect(await page.locator('.box[aria-pressed=true]').count()).toBe(1)
  })

  test('everything can be done by keyboard', async () => {
    const page = await visit()
    await open(page)
    await page.locator('#tab-graph').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('#tab-relations').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('ArrowLeft')

    await box(page, 'probability').focus()
    const before = await page.evaluate(inPage.focusedText)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(inPage.focusedText)).not.toBe(before)
    await page.keyboard.press('Enter')
    expect(await page.locator('#details h3').innerText()).toBe(await page.evaluate(inPage.focusedText))
    expect(await page.locator('.frame .box[tabindex="0"]').count()).toBe(1)

    await page.locator('#details .name').first().focus()
    expect(await page.locator('.line.pointed').count()).toBe(1)
    await page.locator('#details > button').press('Enter')
    await page.locator('.chip').waitFor()
    await expect.poll(() => page.locator('.box').count(), patient).toBeLessThan(13)
    await page.locator('.chip > button').press('Enter')
    await expect.poll(() => page.locator('.box').count(), patient).toBe(13)
  })

  test('script in titles and descriptions stays text', async () => {
    const page = await visit()
    await open(page, hostile)
    await page.locator('.box').first().click()
    for (const view of ['relations', 'competencies']) await page.click(`#tab-${view}`)
    expect(await page.locator('#details h3').innerText()).toBe(script)
    expect(await page.locator('main img, main script').count()).toBe(0)
    expect(await page.title()).toBe('Explore competencies')
  })

  test('a wrong key, an empty course and an absent service each say the way on', async () => {
    const page = await visit()
    await page.fill('#key', 'wrong')
    await page.fill('#number', '7')
    await page.click('.primary')
    await expect.poll(() => page.locator('#door-error').innerText(), patient).toContain('not accepted')
    expect(await page.evaluate(inPage.focusedId)).toBe('key')

    await page.fill('#key', key)
    await page.click('.primary')
    await expect
      .poll(() => page.locator('#blank').innerText(), patient)
      .toContain('npm run suggest -- import course.csv --course 7')

    await page.route('**/api/**', route => route.fulfill({ status: 500, json: { detail: 'Listing failed' } }))
    await page.click('.primary')
    await page.locator('#blank button').waitFor()
    await page.unroute('**/api/**')
    await page.fill('#number', String(course))
    await page.click('.primary')
    await page.locator('.box').first().waitFor()
  })

  test('a wrong key is told as soon as it is typed, and leaves an open course open', async () => {
    const page = await visit()
    await open(page)
    await page.fill('#key', 'wrong')
    await page.locator('#number').focus()
    await expect.poll(() => page.locator('#door-error').innerText(), patient).toContain('not accepted')
    await page.click('.primary')
    await expect.poll(() => page.evaluate(inPage.focusedId), patient).toBe('key')
    expect(await page.locator('#status').innerText()).toContain(`Course ${course} is open`)
    expect(await page.locator('.box').count()).toBe(13)
    await page.reload()
    await page.locator('.box').first().waitFor()
  })

  test('courses are offered once the key is typed', async () => {
    const page = await visit()
    expect(await page.locator('#courses option').count()).toBe(0)
    await page.fill('#key', key)
    await page.locator('#number').focus()
    await expect
      .poll(() => page.locator('#courses option').allTextContents(), patient)
      .toEqual(['Course 66 (2 competencies)', 'Course 1000 (13 competencies)'])
  })

  test('every opened course can be gone back to', async () => {
    const page = await visit()
    await open(page)
    await page.fill('#number', String(hostile))
    await page.press('#number', 'Enter')
    const title = page.locator('#course-title')
    await expect.poll(() => title.innerText(), patient).toBe(`Course ${hostile}`)
    await page.goBack()
    await expect.poll(() => title.innerText(), patient).toBe(`Course ${course}`)
    expect(await page.inputValue('#number')).toBe(String(course))
    await page.goBack()
    await page.locator('#blank h2').waitFor()
    await page.goForward()
    await expect.poll(() => title.innerText(), patient).toBe(`Course ${course}`)
  })

  test.each([
    [1280, 800],
    [1600, 1000],
  ])('at %i × %i the graph opens whole', async (width, height) => {
    const page = await visit({ viewport: { width, height } })
    await open(page)
    expect(await page.evaluate(inPage.isGraphWhole)).toBe(true)
  })

  test('on a small screen a chosen competency comes into view, and the keyboard stays where it was', async () => {
    const page = await visit({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    await open(page)
    const chosen = box(page, 'probability')
    await chosen.focus()
    await page.keyboard.press('Enter')
    const place = await page.locator('#details h3').boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual(0)
    expect(place?.y).toBeLessThan(640)
    expect(await page.evaluate(inPage.focusedText)).toBe('probability')
    await page.keyboard.press('ArrowDown')
    const next = await page.locator('.box:focus').boundingBox()
    expect(next?.y).toBeGreaterThan(-1)

    await page.locator('#details .name').first().press('Enter')
    expect(await page.evaluate(inPage.focusedText)).toBe(await page.locator('#details h3').innerText())
  })

  test('the key stays in the tab, and the course in the address', async () => {
    const page = await visit()
    await open(page)
    expect(new URL(page.url()).hash).toBe(`#${course}`)
    expect(await page.evaluate(inPage.kept)).toEqual([0, ''])
    await page.reload()
    await page.locator('.box').first().waitFor()
  })

  test.each([
    { locale: 'en-GB', colorScheme: 'light', width: 1280, title: 'Explore competencies' },
    { locale: 'de-DE', colorScheme: 'dark', width: 1280, title: 'Kompetenzen erkunden' },
    { locale: 'de-DE', colorScheme: 'light', width: 320, title: 'Kompetenzen erkunden' },
    { locale: 'en-GB', colorScheme: 'dark', width: 320, title: 'Explore competencies' },
  ] as const)('axe finds nothing at $width px, $locale, $colorScheme, and nothing is cut off', async setting => {
    const { locale, colorScheme, width, title } = setting
    const page = await visit({ locale, colorScheme, viewport: { width, height: 800 } })
    expect(await page.title()).toBe(title)
    await expectAccessible(page)
    await open(page)
    await page.fill('#text', 'probability')
    await page.locator('.rank').first().waitFor()
    await page.locator('.rank').first().click()
    for (const view of ['graph', 'relations', 'competencies']) {
      await page.click(`#tab-${view}`)
      await expectAccessible(page)
      expect(await page.evaluate(inPage.width)).toBeLessThanOrEqual(width)
    }
  })

  test('the language can be switched, and stays', async () => {
    const page = await visit()
    await open(page)
    await page.click('[data-language=de]')
    expect(await page.locator('#tab-relations').innerText()).toMatch(/^Beziehungen/)
    expect(await page.locator('#status').innerText()).toContain(`Kurs ${course} ist geöffnet`)
    expect(await page.locator('#courses option').last().textContent()).toBe('Kurs 1000 (13 Kompetenzen)')
    await page.fill('#number', 'x')
    await page.press('#number', 'Enter')
    await page.click('[data-language=en]')
    expect(await page.locator('#door-error').innerText()).toContain('whole number')
    await page.click('[data-language=de]')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })

  test('only files of the page are served, with a policy that allows no outside and no inline code', async () => {
    const page = await fetch(`${service.address}/explore`)
    expect(page.headers.get('content-security-policy')).toMatch(/^default-src 'self';(?!.*unsafe)/)
    for (const path of ['tsconfig.json', '../routes.ts', '%2e%2e/routes.ts', 'nothing.js'])
      expect((await fetch(`${service.address}/explore/${path}`)).status).toBe(404)
    const etag = page.headers.get('etag') ?? ''
    expect((await fetch(`${service.address}/explore`, { headers: { 'if-none-match': etag } })).status).toBe(304)
  })
})
