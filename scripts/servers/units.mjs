// Both systemd units in a Debian booted by systemd-nspawn, with this checkout at /opt/kolleg.
import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../setup.mjs'
import { freePort, isAnswering, isRoot, openWorkbench, startOn } from './workbench.mjs'

export const packages = ['mmdebstrap', 'systemd-container']

export const refusal = () => (isRoot ? undefined : 'systemd-nspawn boots as root only')

export const start = () =>
  startOn(openWorkbench('units'), async bench => {
    const machine = join(bench.folder, 'machine')
    await bench.exec(['mmdebstrap', '--variant=minbase', '--include=systemd-sysv,dbus', 'bookworm', machine])
    const [applyPort, suggestPort] = [await freePort(), await freePort()]
    const key = randomBytes(12).toString('hex')
    const settings = {
      // Development mode, for the embedded provider and its demo people.
      apply: `NODE_ENV=development\nPORT=${applyPort}\n`,
      suggest: `PORT=${suggestPort}\nAPI_KEYS=["${key}"]\n`,
    }
    const units = join(machine, 'etc/systemd/system')
    mkdirSync(join(machine, 'etc/kolleg'), { mode: 0o700 })
    for (const [name, text] of Object.entries(settings)) {
      writeFileSync(join(machine, 'etc/kolleg', `${name}.env`), text)
      const unit = `kolleg-${name}.service`
      copyFileSync(join(root, 'deploy', name, unit), join(units, unit))
      symlinkSync(`../${unit}`, join(units, 'multi-user.target.wants', unit))
    }

    const nspawn = ['systemd-nspawn', '--boot', '--register=no', '--keep-unit', `--directory=${machine}`]
    const child = bench.run([...nspawn, `--machine=kolleg-${applyPort}`, `--bind-ro=${root}:/opt/kolleg`])
    const [apply, suggest] = [`http://127.0.0.1:${applyPort}`, `http://127.0.0.1:${suggestPort}`]
    const ready = url => bench.until(() => isAnswering(url), { child, what: 'the unit', timeoutMs: 300_000 })
    await Promise.all([ready(`${apply}/health/ready`), ready(`${suggest}/api/v1/health/`)])
    return { UNIT_APPLY_URL: apply, UNIT_SUGGEST_URL: suggest, UNIT_SUGGEST_KEY: key }
  })
