import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { s3Files } from './s3.ts'

test('storing a file takes as long when it is there already: the time reveals nothing', async () => {
  const asked: (string | undefined)[] = []
  const store = createServer((request, reply) => {
    asked.push(request.method)
    request.resume().on('end', () => reply.setHeader('etag', '"1"').end())
  }).listen(0, '127.0.0.1')
  await once(store, 'listening')
  const { port } = store.address() as AddressInfo
  const files = s3Files({
    bucket: 'papers',
    prefix: '',
    client: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'here',
      forcePathStyle: true,
      credentials: { accessKeyId: 'key', secretAccessKey: 'secret' },
    },
  })
  const directory = await mkdtemp(join(tmpdir(), 'kolleg-files-'))
  const path = join(directory, 'paper')
  await writeFile(path, 'a paper')
  for (let time = 0; time < 2; time++) await files.keep('ab'.repeat(32), path)
  expect(asked).toEqual(['PUT', 'PUT'])
  files.close()
  store.close()
  await rm(directory, { recursive: true })
})
