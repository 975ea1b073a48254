import { AxeBuilder } from '@axe-core/playwright'
import type { Visitor } from './browser.ts'

/** What axe calls serious or critical on the page as it stands, by day and by night; and whether it is too wide. */
export const faultsOf = async ({ page }: Visitor, path: string): Promise<readonly string[]> => {
  const faults: string[] = []
  await page.locator('[aria-busy=true]').first().waitFor({ state: 'detached' })
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
