import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { chromium } from 'playwright-core'
import { findChromium, startDemo } from '../test/demo.ts'
import { pageOf, photograph } from './camera.ts'
import { scenes } from './scenes.ts'

const folder = fileURLToPath(new URL('../../../docs/pictures/', import.meta.url))
const mostBytes = 60 * 1024
const qualities = [85, 70, 55]

const executablePath = findChromium()
if (executablePath === undefined) {
  process.stderr.write('Pictures need Chromium, and none is installed.\n')
  process.exit(1)
}
await mkdir(folder, { recursive: true })
const demo = await startDemo()
const browser = await chromium.launch({ executablePath, args: ['--no-sandbox'] })
try {
  for (const { name, as, go, ...view } of scenes) {
    const page = await pageOf(browser, demo.address, view, as)
    await go(page)
    for (const quality of qualities) {
      const bytes = await photograph(page, `${folder}${name}.webp`, quality)
      process.stdout.write(`${name}: ${(bytes / 1024).toFixed(0)} KiB at quality ${quality}\n`)
      if (bytes <= mostBytes) break
    }
    await page.context().close()
  }
} finally {
  await browser.close()
  await demo.stop()
}
