import axe from 'axe-core'
import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { box, course, focusedText, inExplorer, open, patient } from './testing/explorer.ts'

const pageWidth = 'document.documentElement.scrollWidth'
const isGraphWhole = `(() => {
  const { scrollWidth, clientWidth, scrollHeight, clientHeight } = document.querySelector('.frame')
  return scrollWidth <= clientWidth && scrollHeight <= clientHeight + 2
})()`

const expectAccessible = async (page: Page): Promise<void> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>("axe.run({ iframes: false, resultTypes: ['violations'] })")
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

inExplorer(explorer => {
  test('everything can be done by keyboard', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.locator('#tab-graph').focus()
    await page.keyboard.press('ArrowRight')
    expect(await page.locator('#tab-relations').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('End')
    expect(await page.locator('#tab-health').getAttribute('aria-selected')).toBe('true')
    await page.keyboard.press('Home')
    expect(await page.locator('#tab-graph').getAttribute('aria-selected')).toBe('true')

    await box(page, 'Recursion').focus()
    await page.keyboard.press('End')
    expect(await page.evaluate(focusedText)).toBe(await page.locator('.box').last().textContent())
    await page.keyboard.press('Home')
    expect(await page.evaluate(focusedText)).toBe(await page.locator('.box').first().textContent())
    await box(page, 'Recursion').focus()
    const before = await page.evaluate(focusedText)
    await page.keyboard.press('ArrowDown')
    expect(await page.evaluate(focusedText)).not.toBe(before)
    await page.keyboard.press('Enter')
    expect(await page.locator('#details h3').innerText()).toBe(await page.evaluate(focusedText))
    expect(await page.locator('.frame .box[tabindex="0"]').count()).toBe(1)

    await page.locator('#details .name').first().focus()
    expect(await page.locator('.line.pointed').count()).toBe(1)
    await page.locator('#details > button').press('Enter')
    await page.locator('.chip').waitFor()
    await expect.poll(() => page.locator('.box').count(), patient).toBeLessThan(18)
    await page.locator('.chip > button').press('Enter')
    await expect.poll(() => page.locator('.box').count(), patient).toBe(18)
  })

  test.each([
    [1280, 800],
    [1600, 1000],
  ])('at %i × %i the graph opens whole', async (width, height) => {
    const page = await explorer.visit({ viewport: { width, height } })
    await open(page)
    expect(await page.evaluate(isGraphWhole)).toBe(true)
  })

  test.each(['light', 'dark'] as const)(
    'when %s, a shadow shows at which edge a competency continues',
    async colorScheme => {
      const page = await explorer.visit({
        viewport: { width: 1280, height: 500 },
        colorScheme,
        reducedMotion: 'reduce',
      })
      await open(page)
      await box(page, 'Recursion').press('Enter')
      const details = page.locator('#details')
      await details.evaluate(element => element.scrollIntoView({ block: 'center' }))
      const { x, y, height } = (await details.boundingBox()) ?? { x: 0, y: 0, height: 0 }
      const edges = async () => ({
        upper: await page.screenshot({ clip: { x, y: y + 1, width: 4, height: 4 } }),
        lower: await page.screenshot({ clip: { x, y: y + height - 5, width: 4, height: 4 } }),
      })
      const begun = await edges()
      await details.evaluate(element => element.scrollTo(0, element.scrollHeight))
      const ended = await edges()
      expect(ended.upper).not.toEqual(begun.upper)
      expect(ended.lower).not.toEqual(begun.lower)
      expect(ended.lower).toEqual(begun.upper)
    },
  )

  test('on a small screen a chosen competency scrolls into view, and the focus stays', async () => {
    const page = await explorer.visit({ viewport: { width: 320, height: 640 }, reducedMotion: 'reduce' })
    await open(page)
    const chosen = box(page, 'Recursion')
    await chosen.focus()
    await page.keyboard.press('Enter')
    const place = await page.locator('#details h3').boundingBox()
    expect(place?.y).toBeGreaterThanOrEqual(0)
    expect(place?.y).toBeLessThan(640)
    expect(await page.evaluate(focusedText)).toBe('Recursion')
    await page.keyboard.press('ArrowDown')
    const next = await page.locator('.box:focus').boundingBox()
    expect(next?.y).toBeGreaterThan(-1)

    await page.locator('#details .name').first().press('Enter')
    expect(await page.evaluate(focusedText)).toBe(await page.locator('#details h3').innerText())
  })

  test.each([
    { locale: 'en-GB', colorScheme: 'light', width: 1280, title: 'Explore competencies' },
    { locale: 'de-DE', colorScheme: 'dark', width: 1280, title: 'Kompetenzen erkunden' },
    { locale: 'de-DE', colorScheme: 'light', width: 320, title: 'Kompetenzen erkunden' },
    { locale: 'en-GB', colorScheme: 'dark', width: 320, title: 'Explore competencies' },
  ] as const)('axe finds nothing at $width px, $locale, $colorScheme, and nothing is cut off', async setting => {
    const { locale, colorScheme, width, title } = setting
    const page = await explorer.visit({ locale, colorScheme, viewport: { width, height: 800 } })
    expect(await page.title()).toBe(title)
    await expectAccessible(page)
    await open(page)
    await page.fill('#text', 'recursion')
    await page.locator('.rank').first().waitFor()
    await page.locator('.rank').first().click()
    for (const view of ['graph', 'relations', 'competencies', 'health']) {
      await page.click(`#tab-${view}`)
      await expectAccessible(page)
      expect(await page.evaluate(pageWidth)).toBeLessThanOrEqual(width)
    }
  })

  test('the language can be switched and is kept', async () => {
    const page = await explorer.visit()
    await open(page)
    await page.click('[data-language=de]')
    expect(await page.locator('#tab-relations').innerText()).toMatch(/^Beziehungen/)
    expect(await page.locator('#status').innerText()).toContain(`Kurs ${course} ist geöffnet`)
    expect(await page.locator('#courses option').first().textContent()).toContain(' … (Kurs 1, 18 Kompetenzen)')
    await page.fill('#number', 'x')
    await page.press('#number', 'Enter')
    await page.click('[data-language=en]')
    expect(await page.locator('#door-error').innerText()).toContain('name of a course')
    await page.click('[data-language=de]')
    await page.reload()
    expect(await page.locator('html').getAttribute('lang')).toBe('de')
  })
})
