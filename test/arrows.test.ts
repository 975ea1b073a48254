import { execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const sketch = mkdtempSync(join(tmpdir(), 'kolleg-arrows-'))
afterAll(() => rmSync(sketch, { recursive: true }))
for (const file of ['.oxlintrc.json', 'ARCHITECTURE.md']) copyFileSync(join(root, file), join(sketch, file))
execFileSync('git', ['init', '-q'], { cwd: sketch })

/** Writes a file in that place with that import. */
const draw = (place: string, imported: string): void => {
  const file = join(sketch, place)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, `import type { thing } from '${imported}'\nexport type Used = typeof thing\n`)
}

const env = { ...process.env, PATH: [join(root, 'node_modules', '.bin'), process.env['PATH']].join(delimiter) }

const said = (command: string, words: readonly string[]): string => {
  const { stdout, stderr } = spawnSync(command, words, { cwd: sketch, env, encoding: 'utf8' })
  return `${stdout}${stderr}`
}

/** What the linter says of a file at this place that imports that. */
const verdict = (place: string, imported: string, rules: readonly string[] = onlyArrows): string => {
  draw(place, imported)
  return said('oxlint', ['--disable-nested-config', ...rules, place])
}
const onlyArrows = ['-A', 'all', '-D', 'eslint/no-restricted-imports']

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
  ['apps/apply/src/jobs/job.policy.ts', '../states/job-states.ts'],
  ['apps/apply/src/app.ts', './jobs/routes.ts'],
])('%s may import %s', (place, imported) => {
  expect(verdict(place, imported)).not.toContain('no-restricted-imports')
})

test.each(['apps/apply/src/jobs', 'apps/suggest/src/words', 'apps/web/src/jobs', 'packages/front/src'])(
  'files of %s must not import each other in a circle, also not of types',
  folder => {
    draw(`${folder}/one.ts`, './two.ts')
    expect(verdict(`${folder}/two.ts`, './one.ts', [])).toContain('Dependency cycle detected')
  },
)

/** What the floors say of a file of apply at this place that imports that one. */
const ofFloors = (place: string, imported: string): string => {
  const house = 'apps/apply/src'
  rmSync(join(sketch, house), { recursive: true, force: true })
  draw(join(house, imported), 'kysely')
  draw(join(house, place), relative(dirname(place), imported).replace(/^(?!\.)/, './'))
  return said(process.execPath, [join(root, 'scripts', 'floors.mjs'), sketch])
}

test.each([
  ['jobs/publish.ts', 'applications/submit.ts', 'applications does not stand below jobs'],
  ['context.ts', 'letters/write.ts', 'letters does not stand below context.ts'],
  ['catalogues/keep.ts', 'schools/school.ts', 'schools does not stand below catalogues'],
  ['letters/announcements/news.ts', 'groups/group.ts', 'groups does not stand below letters'],
  ['people/testing/house.ts', 'app.ts', 'app.ts does not stand below people'],
  ['cellar/coal.ts', 'db/schema.ts', 'gives cellar no floor'],
])('%s must not import %s of apply', (place, imported, sentence) => {
  expect(ofFloors(place, imported)).toContain(sentence)
})

test.each([
  ['applications/submit.ts', 'jobs/publish.ts'],
  ['jobs/publish.test.ts', 'applications/submit.ts'],
])('%s may import %s of apply', (place, imported) => {
  expect(ofFloors(place, imported)).toBe('')
})
