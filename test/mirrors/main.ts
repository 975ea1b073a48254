import { mkdir, writeFile } from 'node:fs/promises'
import { clientTypes, clientTypesFile } from './client-types.ts'
import { mirrors } from './mirrors.ts'

const folder = new URL('../../docs/mirrors/', import.meta.url)
await mkdir(folder, { recursive: true })
const pages = await mirrors()
for (const [name, text] of Object.entries(pages)) {
  await writeFile(new URL(name, folder), text)
  console.log(`docs/mirrors/${name}`)
}
await writeFile(clientTypesFile, await clientTypes(pages['openapi-suggest.json']))
console.log('packages/suggest-client/src/api.ts')
