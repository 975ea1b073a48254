import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { languages, walkAll } from './accessible.ts'
import { inBrowser } from './browser.ts'
import { tabTo } from './keyboard.ts'

const underway = '/evaluation?state=IN_REVIEW&state=INTERVIEW&sort=name'

/** Presses a key and waits for the next application. */
const pressFor = async (page: Page, key: string, name: string): Promise<void> => {
  await page.keyboard.press(key)
  await page.locator('[data-reader-title]').getByText(name, { exact: true }).waitFor()
}

const focused = (page: Page): Promise<string> => page.evaluate("document.activeElement?.textContent?.trim() ?? ''")

inBrowser(visit => {
  test('a professor reads, rates, comments, rejects and undoes it without touching the mouse', async () => {
    const { page, signInAs, walk, complaints } = await visit({ width: 1440, hasKeys: true })
    const { keyboard } = page
    await signInAs('Paula')
    await walk('/evaluation?state=INTERVIEW&sort=name')
    await page.locator('[data-application]').nth(2).waitFor()
    const names = (await page.locator('[data-application]').allTextContents()).slice(0, 3)
    const [first = '', second = '', third = ''] = names

    await keyboard.press('j')
    expect(await focused(page)).toBe(first)
    await pressFor(page, 'o', first)
    await page
      .getByRole('group', { name: /^Page 1 of/ })
      .getByText(first, { exact: true })
      .waitFor({ state: 'attached' })

    await keyboard.press('4')
    await page.getByText(/^Saved \d/).waitFor()
    expect(await page.getByRole('radio', { name: '+1, Rather yes' }).first().isChecked()).toBe(true)

    await pressFor(page, 'j', second)
    await expect.poll(() => focused(page)).toBe(second)
    await keyboard.press('2')
    await page.getByText(/^Saved \d/).waitFor()

    await pressFor(page, 'j', third)
    await keyboard.press('c')
    await expect.poll(() => page.evaluate('document.activeElement?.tagName')).toBe('TEXTAREA')
    await keyboard.type('A clear mind. What do you think, @Emi')
    await page.getByRole('option', { name: 'Emil Brandt' }).waitFor()
    await keyboard.press('Enter')
    await keyboard.press('Control+Enter')
    await page.getByRole('listitem').getByText('@Emil Brandt', { exact: true }).waitFor()
    await keyboard.press('Escape')
    await expect.poll(() => focused(page)).toBe(third)

    await keyboard.press('r')
    const dialog = page.getByRole('dialog', { name: `Reject ${third}` })
    await dialog.locator('select:focus').waitFor()
    await keyboard.press('ArrowDown')
    await dialog.getByText('because it does not meet').waitFor()
    await keyboard.press('Tab')
    await keyboard.type('We were glad to meet you.')
    await dialog.getByRole('document').getByText('We were glad to meet you.').waitFor()
    await tabTo(page, dialog.getByLabel('Justification'))
    await keyboard.type('Two others have published more.')
    await tabTo(page, dialog.getByRole('button', { name: 'Reject', exact: true }))
    await keyboard.press('Enter')
    await page.getByText(`${third} is rejected.`).waitFor()
    expect(await page.getByRole('timer').first().textContent()).toMatch(/^\d+:\d\d$/)
    await expect.poll(() => focused(page)).toBe(third)

    // The last decision can still be undone from the next application.
    await pressFor(page, 'k', second)
    await keyboard.press('z')
    await page.getByText(`The decision about ${third} is taken back.`).waitFor()
    await pressFor(page, 'j', third)
    await page.getByRole('complementary').getByText('taken back').first().waitFor()
    await page.getByRole('button', { name: /^Reject/ }).waitFor()

    await keyboard.press('?')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor()
    await keyboard.press('Escape')
    await page.getByRole('dialog', { name: 'Keys' }).waitFor({ state: 'detached' })
    await keyboard.press('Escape')
    await page.getByRole('heading', { level: 1, name: 'Applications' }).waitFor()
    expect(page.url()).toContain('sort=name')
    expect(complaints).toEqual([])
  })

  test('others’ ratings are hidden until one has rated, criteria count by their weight, and opening starts the review', async () => {
    const { page, signInAs, walk } = await visit({ hasKeys: true })
    await signInAs('Emil')
    await walk('/evaluation?state=SENT')
    await page.locator('[data-application]').first().click()
    await page.getByText('Your group rates independently').waitFor()
    await page.getByRole('complementary').getByText('In review').waitFor()
    await page.keyboard.press('5')
    await page.getByText('Your group rates independently').waitFor({ state: 'detached' })
    const weights = 'Research depth ×3 · Systems experience ×2 · Communication ×1'
    await page.getByText(`Weights: ${weights}`).waitFor()
    await page
      .getByRole('group', { name: /^Research depth/ })
      .getByRole('radio', { name: '+2' })
      .check({ force: true })
    await page
      .getByRole('group', { name: /^Communication/ })
      .getByRole('radio', { name: '−1' })
      .check({ force: true })
    await page.getByText('+1.25 weighted by criteria').first().waitFor()
    const application = page.url()
    await walk('/evaluation?state=IN_REVIEW')
    await page.getByRole('search').getByRole('button', { name: 'Rating' }).click()
    await page.getByLabel('Weighted by criteria').selectOption('at least +1')
    await page.waitForURL(/minWeightedAverage=1/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Choose columns' }).click()
    await page.getByRole('checkbox', { name: 'Weighted mean' }).check()
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Weighted mean' }).click()
    await page.waitForURL(/sort=-weightedAverage/)
    await page.getByRole('row').filter({ hasText: 'weighted +1.25' }).getByText(weights).waitFor()
    await walk(new URL(application).pathname)
    await page.getByRole('button', { name: 'Remove my rating' }).click()
    await page.getByText('Your group rates independently').waitFor()
    await expect.poll(() => page.getByRole('radio', { checked: true }).count()).toBe(0)
  })

  test('the table is filtered in the address, saved as a view, decided in bulk and exported with its filters', async () => {
    const { page, signInAs, walk, complaints } = await visit()
    await signInAs('Henrik')
    await walk('/evaluation')
    await page.getByRole('search').getByRole('button', { name: 'State' }).click()
    await page.getByRole('checkbox', { name: /^Withdrawn/ }).check()
    await page.waitForURL(/state=WITHDRAWN/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Save this view' }).click()
    await page.getByLabel('Name of the view').fill('Gone')
    await page.keyboard.press('Enter')
    await page.getByRole('link', { name: 'Gone' }).waitFor()
    const downloading = page.waitForEvent('download')
    await page.getByRole('button', { name: 'Export' }).click()
    await page.getByRole('menuitem', { name: 'CSV' }).click()
    expect((await downloading).suggestedFilename()).toBe('applications.csv')
    await page.getByRole('checkbox', { name: 'Select all' }).check()
    expect(await page.getByRole('button', { name: 'Mark as read' }).isDisabled()).toBe(true)
    await page.getByRole('button', { name: 'Shortlist' }).click()
    await page.getByRole('dialog').getByText('could not be changed:').waitFor()
    await page.getByRole('dialog').getByText('This is no longer possible').first().waitFor()
    expect(complaints).toEqual([])
  })

  test.each(languages)('its pages are accessible, from phones to large screens (%s)', async language => {
    const visitor = await visit({ language, width: language === 'en' ? 1440 : 320 })
    const { page } = visitor
    await visitor.signInAs('Paula')
    await visitor.walk(underway)
    const application = await page.locator('[data-application]').first().getAttribute('data-application')
    const home = await page.locator('nav a[href$="/home"]').first().getAttribute('href')
    expect(await walkAll(visitor, [underway, `/evaluation/${application}`, String(home)])).toEqual([])
    expect(visitor.complaints).toEqual([])
  })
})
