// A substitute for the official Node image, without any image registry: Debian, Node and npm.
import { chmodSync, copyFileSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'

const npmVersion = '11.19.0'
const path = '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin'

/** Builds the image and returns its name. */
export const makeBase = async ({ folder, exec: command }, runBuildah) => {
  const debian = join(folder, 'debian.tar')
  await command(['mmdebstrap', '--variant=minbase', 'bookworm', debian])

  const local = join(folder, 'local')
  mkdirSync(join(local, 'bin'), { recursive: true })
  copyFileSync(join(root, 'node_modules', `node-linux-${process.arch}`, 'bin', 'node'), join(local, 'bin', 'node'))
  chmodSync(join(local, 'bin', 'node'), 0o755)
  await command(['npm', 'install', '--global', '--prefix', local, `npm@${npmVersion}`])

  const container = 'base'
  await runBuildah('from', '--name', container, 'scratch')
  await runBuildah('add', container, debian, '/')
  await runBuildah('copy', container, local, '/usr/local')
  await runBuildah('run', '--isolation', 'chroot', container, 'useradd', '--uid', '1000', '--create-home', 'node')
  await runBuildah('config', '--env', `PATH=${path}`, container)
  const name = 'localhost/kolleg-base'
  await runBuildah('commit', '--rm', container, name)
  return name
}
