import { readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { applyChapter, suggestChapter } from './deployed.ts'
import { server } from './server.ts'

const env = server('images')
const forTests = /\.(?:test|fixture|contract)\.tsx?$|\/testing[/.-]|\/test\//

describe.runIf(env.running)('in a container of the image', () => {
  applyChapter(env.IMAGE_APPLY_URL)
  suggestChapter(env.IMAGE_SUGGEST_URL, env.IMAGE_SUGGEST_KEY)

  test('apply starts with the production settings of the guide', async () => {
    const address = env.IMAGE_APPLY_PRODUCTION_URL
    expect((await fetch(`${address}/health/ready`)).status).toBe(200)
    expect(await (await fetch(`${address}/api/sign-in`)).json()).toMatchObject({ issuer: 'https://login.uni.example' })
  })
})

describe.runIf(env.running).each([
  ['apply', env.IMAGE_APPLY_FILES, ['/apps/apply/src/', '/apps/web/dist/'], 175],
  ['suggest', env.IMAGE_SUGGEST_FILES, ['/apps/suggest/src/'], 260],
])('the image of %s', (name, files, sources, mostMegabytes) => {
  const root = join(files, 'app')

  test('contains no tests and no sources of the client', () => {
    const ours = filesUnder(root).filter(file => !file.includes('/node_modules/'))
    const places = new Set(ours.map(file => /\/apps\/[^/]+\/(?:src|dist)\//.exec(file)?.[0] ?? ''))
    expect([...places].filter(Boolean).toSorted()).toEqual(sources)
    expect(ours.filter(file => forTests.test(file))).toEqual([])
  })

  test(`weighs at most ${mostMegabytes} MB more than its base`, () => {
    const bytes = filesUnder(root).reduce((sum, file) => sum + statSync(file).size, 0)
    console.log(`${name}: ${Math.round(bytes / 1e6)} MB beside Debian and Node`)
    expect(bytes / 1e6).toBeLessThanOrEqual(mostMegabytes)
  })
})

function filesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap(entry => {
    const path = join(folder, entry.name)
    return entry.isDirectory() ? filesUnder(path) : entry.isFile() ? [path] : []
  })
}
