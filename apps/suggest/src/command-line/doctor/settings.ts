import { constants } from 'node:fs'
import { access, lstat, stat } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import { type Environment, Refusal } from '@kolleg/config'
import { type Config, readConfig } from '../../config.ts'
import { type Finding, note, well, wrong } from './finding.ts'

type Checked = { readonly config?: Config; readonly findings: readonly Finding[] }

export const checkSettings = async (environment: Environment): Promise<Checked> => {
  try {
    const config = readConfig(environment)
    const findings = [
      runtime(),
      well('settings', `sound, for ${config.NODE_ENV}`),
      keys(config),
      await directory(config),
    ]
    return { config, findings }
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    return { findings: [runtime(), ...error.message.split('\n').map(fault => wrong('settings', fault))] }
  }
}

const runtime = (): Finding => {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
  return major > 22 || (major === 22 && minor >= 18)
    ? well('node', process.versions.node)
    : wrong('node', `${process.versions.node} is too old: version 22.18 or newer is needed, as npm ci installs it.`)
}

const keys = ({ API_KEYS }: Config): Finding =>
  API_KEYS.length > 0
    ? well('keys', `${API_KEYS.length} in API_KEYS`)
    : note('keys', 'none in API_KEYS: the service makes one of its own in DATA_DIR. Set API_KEYS in production.')

/** Checks that the data directory is writable or can be created. */
const directory = async ({ dataDir }: Config): Promise<Finding> => {
  const wanted = resolve(dataDir)
  const there = await nearest(wanted)
  try {
    await access(there, constants.W_OK | constants.X_OK)
    if (!(await stat(there)).isDirectory()) return wrong('data', `${there} is a file: name a directory in DATA_DIR.`)
    return there === wanted
      ? well('data', wanted)
      : note('data', `${wanted} is not there yet: the first start makes it.`)
  } catch {
    if (await isBroken(there)) return wrong('data', `${there} is a link that leads nowhere: mend it, or set DATA_DIR.`)
    return wrong(
      'data',
      `${there} cannot be written: give this user the right to, or set DATA_DIR to another directory.`,
    )
  }
}

const isBroken = (path: string): Promise<boolean> =>
  stat(path).then(
    () => false,
    () => true,
  )

const nearest = async (path: string): Promise<string> => {
  const found = await lstat(path).catch(() => undefined)
  return found || dirname(path) === path ? path : nearest(dirname(path))
}
