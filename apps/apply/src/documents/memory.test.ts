import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { largestBytes } from './document.ts'
import { formWith, heavyPdf } from './testing/pdfs.ts'

const mebibyte = 1024 * 1024

test('an upload of 25 MiB is streamed: it raises the memory of the service by less than its own size', async () => {
  const service = fork(new URL('../../test/measured-service.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: {},
    stdio: 'inherit',
  })
  const told = async <T>(word?: string): Promise<T> => {
    const answer = once(service, 'message')
    if (word !== undefined) service.send(word)
    return (await answer)[0] as T
  }
  const measured = async (): Promise<number> => (await told<{ most: number }>('measure')).most / mebibyte
  try {
    const { address } = await told<{ address: string }>()
    const put = async (bytes: number) => {
      const { status } = await fetch(address, { method: 'POST', body: formWith(heavyPdf(bytes)) })
      expect(status).toBe(201)
    }
    // The first uploads load code and grow buffers that stay.
    for (let time = 0; time < 3; time++) await put(4 * mebibyte)
    const before = await measured()
    await put(largestBytes)
    const rise = (await measured()) - before
    console.info(`An upload of 25 MiB raised the memory by ${rise.toFixed(1)} MiB.`)
    expect(rise).toBeLessThan(largestBytes / mebibyte)
  } finally {
    service.send('end')
    await once(service, 'exit')
  }
}, 180_000)
