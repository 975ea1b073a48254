import { writeFile } from 'node:fs/promises'
import openapi, { astToString } from 'openapi-typescript'
import type { Plugin } from 'vite'

const mirror = new URL('../../../docs/mirrors/openapi-apply.json', import.meta.url)
const target = new URL('../src/api/apply.gen.ts', import.meta.url)

/** Reads the mirror, or the address in OPENAPI of a running apply when you change both sides at once. */
const source = process.env['OPENAPI'] === undefined ? mirror : new URL(process.env['OPENAPI'])

export const writeApiTypes = async (): Promise<void> => {
  const nodes = await openapi(source, { alphabetize: true })
  await writeFile(target, astToString(nodes))
}

/** Generates the client's types from the API description on every build. */
export const apiTypes = (): Plugin => ({ name: 'api-types', buildStart: writeApiTypes })
