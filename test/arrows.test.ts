import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sketch = mkdtempSync(join(tmpdir(), 'kolleg-arrows-'))
afterAll(() => rmSync(sketch, { recursive: true }))
copyFileSync(join(root, '.oxlintrc.json'), join(sketch, '.oxlintrc.json'))
execFileSync('git', ['init', '-q'], { cwd: sketch })

/** What the linter says of a file in that place with that import. */
const verdict = (place: string, imported: string): string => {
  const file = join(sketch, place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import { thing } from '${imported}'\nexport const used = thing\n`)
  const oxlint = join(root, 'node_modules', '.bin', 'oxlint')
  const words = ['--disable-nested-config', '-A', 'all', '-D', 'eslint/no-restricted-imports', place]
  const { stdout, stderr } = spawnSync(oxlint, words, { cwd: sketch, encoding: 'utf8' })
  return `${stdout}${stderr}`
}

test.each([
  ['packages/access/src/a.ts', '@kolleg/apply', 'A package imports no app.'],
  ['packages/access/src/b.ts', '../../../apps/apply/src/app.ts', 'A package imports no app.'],
  ['apps/apply/src/jobs/publish.ts', '@kolleg/suggest', 'never another app'],
  ['apps/suggest/src/health/a.ts', '../../../apps/apply/src/app.ts', 'never another app'],
  ['apps/apply/src/jobs/close.ts', '../applications/application.store.ts', 'never its store'],
  ['apps/apply/src/jobs/fill.ts', '../applications/routes.ts', 'Only app.ts knows'],
  ['apps/apply/src/jobs/job.policy.ts', '../people/person.ts', 'its own record only'],
  ['apps/apply/src/jobs/job.policy.ts', './job.store.ts', 'its own record only'],
  ['apps/suggest/src/geometry/cosine.ts', '../vectors/store.ts', 'Pure rooms'],
  ['apps/web/src/jobs/list.ts', '@kolleg/access', 'only through the generated client'],
])('%s must not import %s', (place, imported, sentence) => {
  expect(verdict(place, imported)).toContain(sentence)
})

test.each([
  ['packages/access/src/c.ts', '@kolleg/problems'],
  ['apps/apply/src/jobs/publish.ts', '../applications/application.policy.ts'],
  ['apps/apply/src/jobs/edit.ts', './job.store.ts'],
  ['apps/apply/src/jobs/job.policy.ts', './job.ts'],
  ['apps/apply/src/app.ts', './jobs/routes.ts'],
])('%s may import %s', (place, imported) => {
  expect(verdict(place, imported)).not.toContain('no-restricted-imports')
})
