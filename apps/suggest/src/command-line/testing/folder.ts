import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { testAddress } from '@kolleg/database/testing'
import { afterAll, onTestFinished } from 'vitest'
import { start } from '../../start.ts'

export const courses = fileURLToPath(new URL('../../../demo/courses.json', import.meta.url))

/** A temporary folder for a test file, with a new data directory on each call. */
export const openFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'kolleg-command-line-'))
  const stores: { remove(): Promise<void> }[] = []
  afterAll(async () => {
    for (const store of stores) await store.remove()
    rmSync(folder, { recursive: true })
  })
  let folders = 0
  const fresh = () => ({ DATA_DIR: join(folder, `data-${++folders}`) })
  /** A data directory or database of the engine under test. */
  const freshStore = async () => {
    const store = await testAddress()
    stores.push(store)
    return { ...fresh(), DATABASE_URL: store.url }
  }
  return { folder, fresh, freshStore }
}

/** Starts a service for one test; returns the environment that leads a command to it. */
export const startPassing = async () => {
  const running = await start({
    DATABASE_URL: 'pglite::memory:',
    API_KEYS: '["a-key"]',
    EMBEDDER: 'hash',
    PORT: '0',
    LOG_LEVEL: 'silent',
  })
  onTestFinished(() => running.close())
  return { SUGGEST_URL: running.address, SUGGEST_KEY: 'a-key' }
}
