import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { clientTypes, clientTypesFile } from './client-types.ts'
import { mirrors } from './mirrors.ts'

const folder = new URL('../../docs/mirrors/', import.meta.url)

test('docs/mirrors match the code (if not: npm run mirrors)', async () => {
  const expected = await mirrors()
  const names = await readdir(folder)
  const actual = Object.fromEntries(
    await Promise.all(names.map(async name => [name, await readFile(new URL(name, folder), 'utf8')] as const)),
  )
  expect(actual).toEqual(expected)
})

test('the types of the client of suggest match its description (if not: npm run mirrors)', async () => {
  const description = await readFile(new URL('openapi-suggest.json', folder), 'utf8')
  expect(await readFile(clientTypesFile, 'utf8')).toBe(await clientTypes(description))
})
