// An independent OpenID provider: Glewlwyd with one public client and one person, set up through its API.
import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { configText, setUpGlewlwyd } from './glewlwyd.mjs'
import { freePort, isAnswering, openWorkbench, startOn } from './workbench.mjs'

export const packages = ['glewlwyd', 'dbconfig-sqlite3', 'sqlite3']

const client = { id: 'kolleg', redirect: 'http://127.0.0.1:8080/signed-in', audience: 'https://kolleg.test/api' }
const person = {
  username: 'zoe',
  password: randomBytes(12).toString('base64url'),
  email: 'zoe.mueller@kolleg.test',
  given: 'Zoë',
  family: 'Müller',
}

export const start = () =>
  startOn(openWorkbench('identity', 'glewlwyd'), async bench => {
    const port = await freePort()
    const address = `http://127.0.0.1:${port}`
    const database = join(bench.folder, 'glewlwyd.db')
    await bench.exec(['sqlite3', database], {
      input: readFileSync('/usr/share/dbconfig-common/data/glewlwyd/install/sqlite3', 'utf8'),
    })
    const config = join(bench.folder, 'glewlwyd.conf')
    writeFileSync(config, configText({ port, address, database }))

    const child = bench.run(['glewlwyd', `--config-file=${config}`])
    await bench.until(() => isAnswering(`${address}/config`), { child, what: 'Glewlwyd' })
    await setUpGlewlwyd({ address, client, person })

    return {
      IDENTITY_ISSUER: `${address}/api/oidc`,
      IDENTITY_SIGN_IN_URL: `${address}/api/auth`,
      IDENTITY_GRANT_URL: `${address}/api/auth/grant/${client.id}`,
      IDENTITY_CLIENT_ID: client.id,
      IDENTITY_REDIRECT_URI: client.redirect,
      IDENTITY_AUDIENCE: client.audience,
      IDENTITY_USERNAME: person.username,
      IDENTITY_PASSWORD: person.password,
      IDENTITY_EMAIL: person.email,
      IDENTITY_GIVEN_NAME: person.given,
      IDENTITY_FAMILY_NAME: person.family,
    }
  })
