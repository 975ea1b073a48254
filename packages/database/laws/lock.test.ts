import { spawnSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DatabaseRefusal, open } from '../src/index.ts'
import { testAddress } from '../src/testing.ts'
import { child } from './child.ts'

describe('the directory of an embedded database', () => {
  let address: Awaited<ReturnType<typeof testAddress>>
  beforeEach(async () => {
    address = await testAddress()
  })
  afterEach(() => address.remove())

  test('refuses a second process with a sentence that names the first', async () => {
    const first = child('holder.ts', address.url)
    const { holds } = (await first.next()) ?? {}
    const second = child('holder.ts', address.url)
    const answer = await second.next()
    expect(answer?.['refused']).toMatch(
      new RegExp(`is in use by process ${String(holds)} on .+: stop it first, or choose another`),
    )
    expect(await second.exitCode()).toBe(0)
    await first.kill()
  })

  test('refuses a second opening in the same process, and the first continues', async () => {
    const first = await open(address.url)
    await expect(open(address.url)).rejects.toThrow(DatabaseRefusal)
    await expect(open(address.url)).rejects.toThrow(DatabaseRefusal)
    expect((await child('holder.ts', address.url).next())?.['refused']).toContain('is in use')
    await expect(first.ping()).resolves.toBeUndefined()
    await first.close()
  })

  test('can be taken over from a killed process', async () => {
    const first = child('holder.ts', address.url)
    await first.next()
    await first.kill()
    const second = await open(address.url)
    await expect(second.ping()).resolves.toBeUndefined()
    await second.close()
  })

  test('can be taken over when the killed process’s id belongs to a living one', async () => {
    await (await open(address.url)).close()
    const note = { pid: process.pid, host: 'elsewhere', since: new Date().toISOString() }
    writeFileSync(`${address.url.slice('pglite:'.length)}/holder.json`, JSON.stringify(note))
    const next = await open(address.url)
    await expect(next.ping()).resolves.toBeUndefined()
    await next.close()
  })

  const canUnshare = spawnSync('unshare', ['--pid', '--fork', 'true']).status === 0
  test.runIf(canUnshare)('refuses a process with separate process ids, as in another container', async () => {
    const first = await open(address.url)
    const holder = new URL('holder.ts', import.meta.url).pathname
    const { stdout } = spawnSync('unshare', ['--pid', '--fork', process.execPath, holder, address.url], {
      encoding: 'utf8',
    })
    expect(JSON.parse(stdout).refused).toContain('is in use')
    await first.close()
  })
})
