import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { paths } = JSON.parse(readFileSync(join(root, 'docs/mirrors/openapi-apply.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

/** What the client, a server-drawn page or a letter says; the generated types name every path and show nothing. */
const client = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.endsWith('.gen.ts'))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Operations without a way in the client, each for a reason. */
const elsewhere: Readonly<Record<string, string>> = {
  getLiveness: 'for the machine that restarts the service',
  getJsonFeed: 'named in the head of the drawn pages, for feed readers',
  getAtomFeed: 'named in the head of the drawn pages, for feed readers',
  downloadCalendar: 'its address is shown on the settings page, for calendar programs',
  deleteProfileDocument: 'the delete of a document removes it wherever it is',
  exportApplicationsCsv: 'the export menu puts the address together',
  exportApplicationsXlsx: 'the export menu puts the address together',
  downloadApplicationDocuments: 'the downloads of a dossier put the address together',
  takeBackDecisionLetter: 'people take back the whole decision, and its letter with it',
  getEmailTemplate: 'the list of templates brings each of them whole',
  listReferences: 'an application brings its references',
}

const escaped = (text: string): string => text.replace(/[.*+?^$()|[\]\\]/g, '\\$&')

/** The path is called with the method, or kept in a constant or written with values in it, whatever the method is. */
const hasWay = (method: string, path: string): boolean => {
  const filled = escaped(path)
    .split(/\{\w+\}/)
    .join('(?:\\{\\w+\\}|\\$\\{[^}]+\\})')
  const called = new RegExp(`\\.${method.toUpperCase()}\\(\\s*['"\`]${filled}['"\`]`)
  const kept = new RegExp(`(?<!\\.[A-Z]+\\(\\s*)['"\`]${filled}(?:['"\`?]|\\$\\{)`)
  return called.test(client) || kept.test(client)
}

test('every operation that a person may use has a way in the client, or a reason why not', () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ operationId, isThere: hasWay(method, path) })),
  )
  const lost = operations.filter(({ operationId, isThere }) => !isThere && !(operationId in elsewhere))
  expect(lost.map(({ operationId }) => operationId)).toEqual([])
  const named = operations.filter(({ isThere }) => isThere).map(({ operationId }) => operationId)
  expect(named.filter(operationId => operationId in elsewhere)).toEqual([])
})
