import { afterAll, beforeAll, expect, test } from 'vitest'
import { startAi } from './ai.ts'
import { inBrowser } from './browser.ts'
import { type Demo, startDemo } from './demo.ts'
import { newPosition } from './new-position.ts'

inBrowser(visit => {
  let ai: Awaited<ReturnType<typeof startAi>>
  let demo: Demo
  beforeAll(async () => {
    ai = await startAi()
    demo = await startDemo({ AI_BASE_URL: ai.url, AI_MODEL: 'm' })
  })
  afterAll(async () => {
    await demo.stop()
    await ai.close()
  })

  test('an AI draft appears while it is written, is translated, and loses nothing when the AI fails', async () => {
    const { page, signInAs } = await visit({ address: demo.address })
    await signInAs('Emil')
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Positions' }).click()
    await newPosition(page, 'Plans that explain themselves')
    const [english, german] = ['English', 'German'].map(name => page.getByRole('textbox', { name }))

    const finish = ai.say('<p>We build query planners', ' that explain themselves.</p>')
    await page.getByRole('button', { name: 'Draft with AI' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('checkbox', { name: 'Deutsch' }).uncheck()
    await dialog.getByRole('button', { name: 'Write it' }).click()
    await page.getByText('We build query planners').first().waitFor()
    await page.getByRole('button', { name: 'Stop writing' }).waitFor()
    finish()
    await english?.getByText('We build query planners that explain themselves.').waitFor()
    await page.getByText(/^Saved \d/).waitFor()

    ai.breakDown()
    const translate = page.getByRole('button', { name: 'Translate into German' })
    await translate.click()
    await page.getByText('The AI is not available at the moment').first().waitFor()
    expect(await english?.textContent()).toBe('We build query planners that explain themselves.')

    ai.say('<p>Wir bauen Anfrageplaner,', ' die sich erklären.</p>')()
    await translate.click()
    await german?.getByText('Wir bauen Anfrageplaner, die sich erklären.').waitFor()
  })
})
