import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

const places = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

/** Finds a Chromium; on Debian installs it as root if INSTALL_PACKAGES=1. */
export const findChromium = (): string | undefined => {
  const named = process.env['CHROMIUM']
  if (named) return named
  const found = places.find(existsSync)
  if (
    found ||
    process.env['INSTALL_PACKAGES'] !== '1' ||
    process.getuid?.() !== 0 ||
    !existsSync('/etc/debian_version')
  )
    return found
  const words = ['/tmp/apt.lock', 'apt-get', 'install', '-y', '--no-install-recommends', 'chromium']
  spawnSync('flock', words, { stdio: 'inherit', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } })
  return places.find(existsSync)
}

export const launchChromium = (executablePath: string): Promise<Browser> =>
  chromium.launch({
    executablePath,
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  })
