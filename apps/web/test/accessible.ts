import axe, { type RunOptions } from 'axe-core'
import type { Visitor } from './browser.ts'

/** German words are longer and fail first; `npm run test:rest` walks through English too. */
export const languages = process.env['EVERY_TEST'] ? (['en', 'de'] as const) : (['de'] as const)

/** Only the colours change in dark mode. */
const rules = { light: {}, dark: { runOnly: ['color-contrast'] } } satisfies Record<string, RunOptions>

const violationsOf = async ({ page }: Visitor, options: RunOptions): Promise<axe.Result[]> => {
  if (!(await page.evaluate("'axe' in window"))) await page.evaluate(axe.source)
  const { violations } = await page.evaluate<axe.AxeResults>(
    `axe.run(document, ${JSON.stringify({ ...options, iframes: false, resultTypes: ['violations'] })})`,
  )
  return violations
}

/** The serious and critical findings of axe in light and dark mode, and whether the page is too wide. */
export const faultsOf = async (visitor: Visitor, path: string): Promise<readonly string[]> => {
  const { page } = visitor
  const faults: string[] = []
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' })
    await page.locator(`html[data-mantine-color-scheme=${colorScheme}]`).waitFor()
    for (const { id, impact, nodes } of await violationsOf(visitor, rules[colorScheme]))
      if (impact === 'serious' || impact === 'critical')
        faults.push(`${path} (${colorScheme}): ${id} at ${nodes.map(({ html }) => html).join(' and ')}`)
  }
  const isWide = await page.evaluate('document.documentElement.scrollWidth > innerWidth')
  return isWide ? [...faults, `${path} is wider than the window`] : faults
}

export const walkAll = async (visitor: Visitor, paths: readonly string[]): Promise<readonly string[]> => {
  const faults: string[] = []
  for (const path of paths) {
    await visitor.walk(path)
    faults.push(...(await faultsOf(visitor, path)))
  }
  return faults
}
