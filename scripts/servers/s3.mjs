// A real S3: Ceph's RADOS Gateway with one monitor and one storage daemon that keeps its objects in memory.
import { randomBytes, randomUUID } from 'node:crypto'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { freePort, isAnswering, openWorkbench, startOn } from './workbench.mjs'

export const packages = ['ceph-mon', 'ceph-osd', 'radosgw', 'ceph-common']

export const start = () =>
  startOn(openWorkbench('s3', 'ceph'), async bench => {
    const [monitorPort, port] = [await freePort(), await freePort()]
    const config = join(bench.folder, 'ceph.conf')
    const ceph = (command, ...words) => [command, '--conf', config, ...words]
    const serve = (...words) => bench.run(ceph(...words), { signal: 'KILL' })
    const cluster = randomUUID()
    writeFileSync(config, configText({ folder: bench.folder, cluster, monitorPort, port }))

    const map = join(bench.folder, 'monmap')
    await bench.exec(['monmaptool', '--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map])
    await bench.exec(ceph('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map))
    serve('ceph-mon', '-f', '-i', 'a')
    const storage = randomUUID()
    await bench.exec(ceph('ceph', '--connect-timeout', '60', 'osd', 'new', storage))
    await bench.exec(['mkdir', join(bench.folder, 'osd.0')])
    await bench.exec(ceph('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', storage))
    serve('ceph-osd', '-f', '-i', '0')

    const gateway = serve('radosgw', '-f', '-n', 'client.gateway')
    const endpoint = `http://127.0.0.1:${port}`
    await bench.until(() => isAnswering(endpoint), { child: gateway, what: 'The RADOS Gateway', timeoutMs: 120_000 })
    const [key, secret] = [randomBytes(10).toString('hex').toUpperCase(), randomBytes(20).toString('base64url')]
    const account = ['--uid', 'kolleg', '--display-name', 'Kolleg', '--access-key', key, '--secret-key', secret]
    await bench.exec(ceph('radosgw-admin', '-n', 'client.gateway', 'user', 'create', ...account))

    return {
      S3_ENDPOINT: endpoint,
      S3_REGION: 'default',
      S3_ACCESS_KEY_ID: key,
      S3_SECRET_ACCESS_KEY: secret,
    }
  })

/** Ceph's own authentication is off, because its ports are on loopback for one test run. S3's is on. */
const configText = ({ folder, cluster, monitorPort, port }) => `
[global]
fsid = ${cluster}
mon host = [v2:127.0.0.1:${monitorPort}]
public addr = 127.0.0.1
cluster addr = 127.0.0.1
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
mon data = ${folder}/$name
osd data = ${folder}/$name
rgw data = ${folder}/$name
osd objectstore = memstore
memstore device bytes = 2147483648
mon allow pool size one = true
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
osd crush chooseleaf type = 0
rgw frontends = beast endpoint=127.0.0.1:${port}
rgw rados pool pg num min = 1
`
