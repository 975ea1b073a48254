// Builds both published Dockerfiles with Debian's buildah on a local base image, and starts containers of them.
import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { makeBase } from './image-base.mjs'
import { freePort, isAnswering, isRoot, openWorkbench, startOn } from './workbench.mjs'

export const packages = ['buildah', 'mmdebstrap']

export const refusal = () => (isRoot ? undefined : 'buildah builds by chroot as root only')

/** The settings of docs/guide/deployment.md; nothing needs to answer at these addresses. */
const production = {
  PUBLIC_URL: 'https://apply.uni.example',
  OIDC_ISSUER: 'https://login.uni.example',
  OIDC_AUDIENCE: 'kolleg',
  OIDC_CLIENT_ID: 'kolleg',
  SMTP_URL: 'smtps://user:password@mail.uni.example',
  MAIL_FROM: 'Careers <jobs@uni.example>',
  ADMIN_EMAILS: 'ada@uni.example',
}

export const start = () =>
  startOn(openWorkbench('images'), async bench => {
    const store = ['--root', join(bench.folder, 'store'), '--runroot', join(bench.folder, 'run')]
    const buildah = ['buildah', ...store, '--storage-driver', 'vfs']
    const runBuildah = async (...words) => (await bench.exec([...buildah, ...words])).trim()
    const base = await makeBase(bench, runBuildah)
    for (const name of ['apply', 'suggest'])
      await runBuildah(
        ...'build --isolation chroot --network host --tag'.split(' '),
        `kolleg-${name}`,
        ...throughNpm(bench),
        '--build-arg',
        `NODE_IMAGE=${base}`,
        '--file',
        join(root, 'deploy', name, 'Dockerfile'),
        root,
      )

    /** Runs the image's command as its user; returns the address and the root of its files. */
    const startContainer = async (name, image, health, settings) => {
      const port = await freePort()
      await runBuildah('from', '--name', name, image)
      const { OCIv1 } = JSON.parse(await runBuildah('inspect', name))
      const environment = Object.entries({ ...settings, PORT: port }).flatMap(pair => ['--env', pair.join('=')])
      const run = [...buildah, 'run', '--isolation', 'chroot', ...environment, name, '--', ...OCIv1.config.Cmd]
      const child = bench.run(run)
      // A service that listens on every address calls itself localhost, and sign-in returns only there.
      const address = `http://localhost:${port}`
      await bench.until(() => isAnswering(address + health), { child, what: name, timeoutMs: 300_000 })
      return { address, files: await runBuildah('mount', name) }
    }
    const key = randomBytes(12).toString('hex')
    const apply = await startContainer('demo', 'kolleg-apply', '/health/ready', { NODE_ENV: 'development' })
    const published = await startContainer('apply', 'kolleg-apply', '/health/ready', production)
    const suggest = await startContainer('suggest', 'kolleg-suggest', '/api/v1/health/', {
      API_KEYS: JSON.stringify([key]),
    })
    return {
      IMAGE_APPLY_URL: apply.address,
      IMAGE_APPLY_FILES: apply.files,
      IMAGE_APPLY_PRODUCTION_URL: published.address,
      IMAGE_SUGGEST_URL: suggest.address,
      IMAGE_SUGGEST_FILES: suggest.files,
      IMAGE_SUGGEST_KEY: key,
    }
  })

const npmSetting = name => spawnSync('npm', ['config', 'get', name], { cwd: root, encoding: 'utf8' }).stdout.trim()

/** The build reaches the registry as npm does on this machine. */
const throughNpm = ({ folder }) => {
  const [registry, authorities, cache] = ['registry', 'cafile', 'cache'].map(npmSetting)
  const hasAuthorities = authorities !== '' && authorities !== 'null'
  const settings = join(folder, 'npmrc')
  writeFileSync(settings, `registry=${registry}\n${hasAuthorities ? `cafile=${authorities}\n` : ''}`)
  const mounts = [`${settings}:/root/.npmrc:ro`, `${cache}:/root/.npm`]
  if (hasAuthorities) mounts.push(`${authorities}:${authorities}:ro`)
  return mounts.flatMap(mount => ['--volume', mount])
}
