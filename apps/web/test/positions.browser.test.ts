import { expect, test } from 'vitest'
import { inBrowser } from './browser.ts'
import { confirm } from './confirm.ts'
import { pressNow } from './do-now.ts'
import { newPosition } from './new-position.ts'

inBrowser(visit => {
  test('positions are searched, filtered in the address, opened with the keyboard and found again', async () => {
    const { page, open, complaints } = await visit({ language: 'de' })
    await open('/positions')
    await page.getByRole('searchbox').fill('physical prototypes')
    await page.getByText('1 Stelle', { exact: true }).waitFor()
    await page.getByRole('checkbox').first().check()
    await page.waitForURL(/query=physical.{1,3}prototypes&subjectArea=[A-Z_]+/)
    await page.getByRole('searchbox').press('ArrowDown')
    await page.keyboard.press('Enter')
    await page.getByRole('heading', { level: 1, name: 'Lab engineer for physical prototypes' }).waitFor()
    await page.goBack()
    await page.getByText('1 Stelle', { exact: true }).waitFor()
    expect(complaints).toEqual([])
  })

  test('edits survive a reload, and do not overwrite somebody else’s newer version', async () => {
    const [one, other] = [await visit(), await visit()]
    await one.signInAs('Emil')
    await one.page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Positions' }).click()
    await newPosition(one.page, 'No words')
    await one.page.getByLabel(/^Title/).fill('First words')
    await one.page.getByText(/^Saved \d/).waitFor()
    const path = new URL(one.page.url()).pathname
    await other.signInAs('Paula')
    await other.open(path)
    await other.page.getByLabel(/^Title/).fill('Second words')
    await other.page.getByText(/^Saved \d/).waitFor()
    await one.page.getByLabel(/^Title/).fill('Third words')
    const both = one.page.getByRole('dialog', { name: 'There are two texts of this position' })
    await both.getByRole('radio', { name: 'Take theirs' }).check()
    await both.getByRole('button', { name: 'Go on with this text' }).click()
    await one.page.getByRole('heading', { name: 'Second words' }).waitFor()
    await one.open(path)
    expect(await one.page.getByLabel(/^Title/).inputValue()).toBe('Second words')
  })

  test('publishing too early leads to what is missing, asks about placeholders of the outline, and keeps the keyboard focus', async () => {
    const { page, signInAs, open } = await visit()
    await signInAs('Emil')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Positions' }).click()
    await newPosition(page, 'Too early')
    const missing = page.getByRole('status', { name: 'Before you can publish' })
    const focused = () => page.evaluate<string>('document.activeElement?.textContent')
    await missing.waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    await expect.poll(focused, { timeout: 15_000 }).toContain('A subject area')
    await page.getByLabel('Subject area').selectOption({ label: 'Computer science' })
    await page.getByLabel('Location').selectOption({ label: 'Garching' })
    await page.getByLabel('Supervising professor').selectOption({ label: 'Paula Lindner' })
    await page.getByRole('textbox', { name: 'English' }).fill('We offer [what you offer].')
    await page.getByText('Everything needed is there.').waitFor()
    await page.getByRole('button', { name: 'Publish' }).click()
    const asked = page.getByRole('dialog', { name: 'Publish with brackets in the text?' })
    await asked.getByRole('button', { name: 'Cancel' }).click()
    await asked.waitFor({ state: 'detached' })
    expect(await page.getByText('Draft', { exact: true }).isVisible()).toBe(true)

    await page.getByRole('textbox', { name: 'English' }).fill('We offer a place to think.')
    await page.getByRole('button', { name: 'Publish' }).press('Enter')
    await confirm(page, 'Publish')
    const announced = page.getByRole('region', { name: 'Announced' })
    await pressNow(page, announced)
    await page.getByText('The position is public.').waitFor()
    await expect.poll(() => page.evaluate('document.activeElement?.id'), { timeout: 15_000 }).toBe('content')
    await page.getByRole('button', { name: 'More' }).click()
    await page.getByRole('menuitem', { name: 'Make it a draft again …' }).click()
    await confirm(page, 'Make it a draft again')
    await pressNow(page, announced)
    await page.getByText('The position is a draft again.').waitFor()

    // A chosen option must not look unchosen while its label is loading.
    const words = Promise.withResolvers<void>()
    await page.route('**/api/catalogues', async route => {
      await words.promise
      await route.continue()
    })
    await open(new URL(page.url()).pathname)
    const chosen = page.getByLabel('Subject area').locator('option:checked')
    expect(await chosen.textContent()).toBe('…')
    words.resolve()
    await expect.poll(() => chosen.textContent(), { timeout: 15_000 }).toBe('Computer science')
  })

  test('a missing position says so and offers a way on', async () => {
    const { page, open } = await visit()
    await open('/positions/00000000-0000-4000-8000-000000000000')
    expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('There is nothing at this address')
    await page.getByRole('link', { name: 'See all open positions' }).click()
    await page.getByRole('heading', { name: 'Open positions' }).waitFor()
  })
})
