import { mkdir, writeFile } from 'node:fs/promises'
import { mirrors } from './mirrors.ts'

const folder = new URL('../../docs/mirrors/', import.meta.url)
await mkdir(folder, { recursive: true })
for (const [name, text] of Object.entries(await mirrors())) {
  await writeFile(new URL(name, folder), text)
  console.log(`docs/mirrors/${name}`)
}
