import { execFile } from 'node:child_process'
import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'

const program = `
  import { createEmbedder } from ${JSON.stringify(fileURLToPath(new URL('../create.ts', import.meta.url)))}
  const embedder = await createEmbedder({ kind: 'local', workers: 1 })
  await embedder.embed(['Graphs'])
  await embedder.close()
`

// The library's telemetry would store an identity and a queue in the home directory.
test('embedding stores no telemetry in the home directory', async () => {
  const home = await mkdtemp(join(tmpdir(), 'kolleg-home-'))
  try {
    const { ORT_DISABLE_TELEMETRY: _, XDG_CACHE_HOME: __, ...environment } = process.env
    const options = { env: { ...environment, HOME: home } }
    await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', program], options)
    expect(await readdir(home)).toEqual([])
  } finally {
    await rm(home, { recursive: true })
  }
})
