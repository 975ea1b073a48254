import { chromium } from 'playwright-core'
import type { TestProject } from 'vitest/node'
import { findChromium, startDemo } from './demo.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the client and the path of the browser; empty if there is none. */
    address: string
    browser: string
  }
}

/** One service and one browser for all browser tests. */
export default async ({ provide }: TestProject): Promise<(() => Promise<void>) | undefined> => {
  const executablePath = findChromium()
  if (executablePath === undefined) {
    provide('address', '')
    provide('browser', '')
    console.warn('SKIPPED: the browser tests need Chromium, and none is installed.')
    return undefined
  }
  const demo = await startDemo()
  const browser = await chromium.launchServer({ executablePath, args: ['--no-sandbox', '--disable-gpu'] })
  provide('address', demo.address)
  provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await demo.stop()
  }
}
