// The browser for the browser tests: an installed one, or Debian's, which is installed if this run may install
// packages.
import { existsSync } from 'node:fs'
import { obtain } from './servers/install.mjs'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const found = () => process.env.CHROMIUM || places.find(place => existsSync(place))

/** `{ path }`, or `{ skipped }` with the reason. */
export const findChromium = async ({ mayInstall = false } = {}) => {
  if (found()) return { path: found() }
  if (!mayInstall)
    return {
      skipped: 'no Chromium is installed, and installing packages was not allowed (INSTALL_PACKAGES=1 allows it)',
    }
  const obstacle = await obtain(['chromium'])
  if (obstacle) return { skipped: obstacle }
  return found() ? { path: found() } : { skipped: 'Debian’s Chromium is not where it is expected' }
}
