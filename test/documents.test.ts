import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const pages = globSync(['*.md', '{apps,bench,docs,packages}/**/*.md'], { cwd: root, exclude: ['**/node_modules'] })

test('every link in the documents leads to a file', () => {
  const broken = pages.flatMap(page =>
    [...readFileSync(join(root, page), 'utf8').matchAll(/\]\((?![a-z]+:|#)([^)#\s]+)/g)]
      .map(([, link = '']) => join(dirname(page), link))
      .filter(target => !existsSync(join(root, target)))
      .map(target => `${page}: ${target}`),
  )
  expect(pages).toContain('docs/decisions/0001-stack.md')
  expect(broken).toEqual([])
})
