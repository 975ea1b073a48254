// Debian's packages for the servers: installed when they are missing and this run may, never started as services.
import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { isRoot } from './workbench.mjs'

const policy = '/usr/sbin/policy-rc.d'

/** Gives the reason why the packages cannot be had, or nothing when they are there. */
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

/** Gives apt's last words when it fails. The lock keeps two runs on one machine apart: apt's own makes the second fail. */
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

/** While packages are set up, Debian asks this file whether to start their services: no. */
const withoutServices = async work => {
  const ours = !existsSync(policy)
  if (ours) writeFileSync(policy, '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  try {
    return await work()
  } finally {
    if (ours) rmSync(policy)
  }
}

/** Nor does the next boot start them. */
const disableUnits = packages => {
  if (packages.length === 0) return
  const files = spawnSync('dpkg', ['-L', ...packages], { encoding: 'utf8', maxBuffer: 1 << 26 }).stdout.split('\n')
  const units = files.flatMap(
    file => /\/systemd\/system\/([^/@]+\.(?:service|socket|target|timer))$/.exec(file)?.[1] ?? [],
  )
  if (units.length > 0) spawnSync('systemctl', ['disable', '--quiet', ...units])
}
