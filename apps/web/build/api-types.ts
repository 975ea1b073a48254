import { writeFile } from 'node:fs/promises'
import openapi, { astToString } from 'openapi-typescript'
import type { Plugin } from 'vite'

const mirror = new URL('../../../docs/mirrors/openapi-apply.json', import.meta.url)
const target = new URL('../src/api/apply.gen.ts', import.meta.url)

/** Where the description is read: the mirror, or a running apply when one works on both sides at once. */
const source = process.env['OPENAPI'] === undefined ? mirror : new URL(process.env['OPENAPI'])

export const writeApiTypes = async (): Promise<void> => {
  const nodes = await openapi(source, { alphabetize: true })
  await writeFile(target, astToString(nodes))
}

/** The client's types are made from the description of the API whenever the client is built. */
export const apiTypes = (): Plugin => ({ name: 'api-types', buildStart: writeApiTypes })
