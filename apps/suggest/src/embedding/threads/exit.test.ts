import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const program = `
  import { createEmbedder } from ${JSON.stringify(fileURLToPath(new URL('../create.ts', import.meta.url)))}
  const embedder = await createEmbedder({ kind: 'local', workers: 2 })
  const long = Array.from({ length: 300 }, (_, at) => 'Lecture on the theory of graphs. '.repeat(20) + at)
  if (process.argv[1] === 'busy') await embedder.ready()
  embedder.embed(long).catch(() => {})
  setTimeout(() => process.exit(3), 60)
`

// Terminating threads while they compute, as a plain exit does, ends in SIGABRT.
test.each(['busy', 'loading'])('a process that exits while its threads are %s keeps its exit code', async phase => {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program, phase], { stdio: 'ignore' })
  expect(await once(child, 'exit')).toEqual([3, null])
})
