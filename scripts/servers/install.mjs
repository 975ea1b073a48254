// Installs the Debian packages of the servers if they are missing and this run may install; never starts them as
// services.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot } from './workbench.mjs'

const policy = '/usr/sbin/policy-rc.d'

/** Returns why the packages are unavailable, or nothing. */
export const obtain = async packages => {
  if (packages.length === 0) return undefined
  const installed = installedPackages()
  if (!installed) return 'its packages come from Debian, and this system has no dpkg'
  const missing = packages.filter(name => !installed.has(name))
  if (missing.length === 0) return undefined
  const asked = `apt-get install --no-install-recommends ${missing.join(' ')}`
  if (!isRoot) return `its packages are missing; as root: ${asked}`
  if (process.env.INSTALL_PACKAGES === '0') return `its packages are missing and INSTALL_PACKAGES=0 forbids: ${asked}`

  console.log(`Installing Debian's ${missing.join(', ')} (INSTALL_PACKAGES=0 forbids it) …`)
  const install = ['install', '--no-install-recommends', '--no-remove', ...missing]
  const trouble = await withoutServices(async () => (await apt(['update'])) ?? (await apt(install)))
  disableUnits([...installedPackages()].filter(name => !installed.has(name)))
  return trouble && `its packages could not be installed (${asked}):\n${trouble}`
}

const installedPackages = () => {
  const { status, stdout } = spawnSync('dpkg-query', ['-W', '-f', '${db:Status-Status} ${Package}\n'], {
    encoding: 'utf8',
  })
  if (status !== 0) return undefined
  return new Set(stdout.split('\n').flatMap(line => (line.startsWith('installed ') ? [line.slice(10)] : [])))
}

/**
 * Returns apt's last output if it fails. Our lock makes two runs on one machine wait; with apt's own lock the second
 * would fail.
 */
const apt = async words => {
  const child = spawn('flock', [join(tmpdir(), 'apt.lock'), 'apt-get', '-y', '-q', ...words], {
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let said = ''
  for (const stream of [child.stdout, child.stderr]) stream.on('data', text => (said += text))
  const [code] = await once(child, 'close')
  return code === 0 ? undefined : said.trim().split('\n').slice(-5).join('\n')
}

/** Debian asks this file whether to start the services of new packages: no. */
const withoutServices = async work => {
  const ours = !existsSync(policy)
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    if (ours) rmSync(policy)
  }
}

/** Nor at the next boot. */
const disableUnits = packages => {
  if (packages.length === 0) return
  const files = spawnSync('dpkg', ['-L', ...packages], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout.split('\n')
  const units = files.flatMap(
    file => /\/systemd\/system\/([^/@]+\.(?:service|socket|target|timer))$/.exec(file)?.[1] ?? [],
  )
  if (units.length > 0) spawnSync('systemctl', ['disable', '--quiet', ...units])
}
