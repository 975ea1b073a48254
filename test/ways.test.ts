import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')
const { paths } = JSON.parse(readFileSync(join(root, 'docs/mirrors/openapi-apply.json'), 'utf8')) as {
  readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly operationId: string }>>>>
}

/**
 * Paths called by the client, server-rendered pages and letters, without the generated types, which name every path.
 */
const client = globSync('apps/web/src/**/*.{ts,tsx}', { cwd: root })
  .filter(file => !file.endsWith('.gen.ts'))
  .map(file => readFileSync(join(root, file), 'utf8'))
  .join('\n')

/** Operations that the client does not offer, each with a reason. */
const elsewhere: Readonly<Record<string, string>> = {
  getLiveness: 'for the machine that restarts the service',
  getJsonFeed: 'named in the head of the server-rendered pages, for feed readers',
  getAtomFeed: 'named in the head of the server-rendered pages, for feed readers',
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

/**
 * The path is called with the method, or appears as a constant or template, in which case the method is not checked.
 */
const hasWay = (method: string, path: string): boolean => {
  const filled = escaped(path)
    .split(/\{\w+\}/)
    .join('(?:\\{\\w+\\}|\\$\\{[^}]+\\})')
  const called = new RegExp(`\\.${method.toUpperCase()}\\(\\s*['"\`]${filled}['"\`]`)
  const kept = new RegExp(`(?<!\\.[A-Z]+\\(\\s*)['"\`]${filled}(?:['"\`?]|\\$\\{)`)
  return called.test(client) || kept.test(client)
}

test('the client offers every operation that a person may use, or there is a reason why not', () => {
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => ({ operationId, isThere: hasWay(method, path) })),
  )
  const lost = operations.filter(({ operationId, isThere }) => !isThere && !(operationId in elsewhere))
  expect(lost.map(({ operationId }) => operationId)).toEqual([])
  const named = operations.filter(({ isThere }) => isThere).map(({ operationId }) => operationId)
  expect(named.filter(operationId => operationId in elsewhere)).toEqual([])
})
