import { execFileSync } from 'node:child_process'
import { copyFileSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const source = fileURLToPath(new URL('.', import.meta.url))
const compiler = fileURLToPath(new URL('../../node_modules/.bin/tsc', import.meta.url))

/** Writes the package as it is published: JavaScript and types instead of TypeScript. */
export const buildClient = (folder = join(source, 'dist')): void => {
  rmSync(folder, { recursive: true, force: true })
  execFileSync(compiler, ['-p', source, '--outDir', folder], { stdio: ['ignore', 'inherit', 'inherit'] })
  const { private: _, ...manifest } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as object & {
    private: unknown
  }
  const exports = { '.': { types: './index.d.ts', default: './index.js' } }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify({ ...manifest, exports }, null, 2)}\n`)
  copyFileSync(join(source, 'README.md'), join(folder, 'README.md'))
  copyFileSync(join(source, '../../LICENSE'), join(folder, 'LICENSE'))
}

if (import.meta.main) buildClient()
