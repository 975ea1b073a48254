import { hash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { minify, type Plugin, transformWithOxc } from 'vite'

const source = new URL('../src/before-paint.ts', import.meta.url)

/** Builds the script that runs before the first paint, apart from the client, which may load later. */
export const beforePaint = (): Plugin => {
  let fileName = ''
  return {
    name: 'before-paint',
    apply: 'build',
    buildStart: async function () {
      const { code } = await transformWithOxc(await readFile(source, 'utf8'), 'before-paint.ts')
      const { code: written } = await minify('before-paint.js', code)
      fileName = `assets/before-paint-${hash('sha1', written, 'base64url').slice(0, 8)}.js`
      this.emitFile({ type: 'asset', fileName, source: written })
    },
    transformIndexHtml: () => [{ tag: 'script', attrs: { src: `/${fileName}` }, injectTo: 'head-prepend' }],
  }
}
