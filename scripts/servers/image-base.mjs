// A substitute for the official Node image, without any image registry: Debian, Node and npm.
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

const npmVersion = '11.19.0'
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Builds the image and returns its name. `tell` runs buildah. */
export const makeBase = async ({ folder, tell: command }, tell) => {
  const debian = join(folder, 'debian.tar')
  await command(['mmdebstrap', '--variant=minbase', 'bookworm', debian])

  const local = join(folder, 'local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  copyFileSync(join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node'), join(local, 'bin', 'node'))
  chmodSync(join(local, 'bin', 'node'), 0o755)
  await command(['npm', 'install', '--global', '--prefix', local, `npm@${npmVersion}`])

  const container = 'base'
  await tell('from', '--name', container, 'scratch')
  await tell('add', container, debian, '/')
  await tell('copy', container, local, '/usr/local')
  await tell('run', '--isolation', 'chroot', container, 'useradd', '--uid', '1000', '--create-home', 'node')
  await tell('config', '--env', `PATH=${path}`, container)
  const name = 'localhost/kolleg-base'
  await tell('commit', '--rm', container, name)
  return name
}
