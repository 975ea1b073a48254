import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, test } from 'vitest'
import { largestBytes } from './document.ts'
import { formWith, heavyPdf } from './testing/pdfs.ts'

const mebibyte = 1024 * 1024

test('an upload of 25 MiB is streamed: it raises the memory of the service by less than 16 MiB', async () => {
  const service = fork(new URL('./testing/measured-service.ts', import.meta.url), {
    execArgv: ['--expose-gc'],
    env: {},
    stdio: 'inherit',
  })
  const told = async <T>(word?: string): Promise<T> => {
    const answer = once(service, 'message')
    if (word !== undefined) service.send(word)
    return (await answer)[0] as T
  }
  try {
    const { address, token } = await told<{ address: string; token: string }>()
    const put = async (bytes: number) => {
      const body = formWith(heavyPdf(bytes))
      const headers = { authorization: `Bearer ${token}` }
      const { status } = await fetch(`${address}/api/applicants/me/documents`, { method: 'POST', headers, body })
      expect(status).toBe(201)
    }
    // What a first use loads and grows is there once and for all.
    for (let time = 0; time < 3; time++) await put(5 * mebibyte)
    const { most: before } = await told<{ most: number }>('settle')
    await put(largestBytes)
    const { most: after } = await told<{ most: number }>('measure')
    console.info(`An upload of 25 MiB raised the memory by ${((after - before) / mebibyte).toFixed(1)} MiB.`)
    expect((after - before) / mebibyte).toBeLessThan(16)
  } finally {
    service.send('end')
    await once(service, 'exit')
  }
}, 180_000)
