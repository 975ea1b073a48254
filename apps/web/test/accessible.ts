import axe, { type RunOptions } from 'axe-core'
import type { Visitor } from './browser.ts'

/** German words are the longer ones and fail first; `npm run test:rest` walks through the pages in English too. */
export const languages = process.env['EVERY_TEST'] ? (['en', 'de'] as const) : (['de'] as const)

/** By night only the colours are others. */
const asked = { light: {}, dark: { runOnly: ['color-contrast'] } } satisfies Record<string, RunOptions>

const violationsOf = async ({ page }: Visitor, options: RunOptions): Promise<axe.Result[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify({ ...options, iframes: false, resultTypes: ['violations'] })})`,
  )
  return violations
}

/** What axe calls serious or critical on the page as it stands, by day and by night; and whether it is too wide. */
export const faultsOf = async (visitor: Visitor, path: string): Promise<readonly string[]> => {
  const { page } = visitor
  const faults: string[] = []
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    for (const { id, impact, nodes } of await violationsOf(visitor, asked[colorScheme]))
      if (impact === 'serious' || impact === 'critical')
        faults.push(`${path} (${colorScheme}): ${id} at ${nodes.map(({ html }) => html).join(' and ')}`)
  }
  const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  return isWide ? [...faults, `${path} is wider than the window`] : faults
}

/** The same of one page after the other. */
export const walkAll = async (visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const path of paths) {
    await visitor.walk(path)
    faults.push(...(await faultsOf(visitor, path)))
  }
  return faults
}
