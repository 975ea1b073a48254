import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { build, type Plugin, type Rolldown } from 'vite'

const root = fileURLToPath(new URL('..', import.meta.url))

type Files = { readonly scripts: readonly string[]; readonly styles: readonly string[] }

/** A chunk with all its imports, except the entry chunk, which the page already has. */
const withImports = (bundle: Rolldown.OutputBundle, name: string, seen = new Set<string>()): Set<string> => {
  const chunk = bundle[name]
  if (chunk?.type !== 'chunk' || chunk.isEntry || seen.has(name)) return seen
  seen.add(name)
  for (const each of chunk.imports) withImports(bundle, each, seen)
  return seen
}

const filesOf = (bundle: Rolldown.OutputBundle, name: string): Files => {
  const scripts = [...withImports(bundle, name)]
  const styles = scripts.flatMap(each => {
    const chunk = bundle[each]
    return chunk?.type === 'chunk' ? [...(chunk.viteMetadata?.importedCss ?? [])] : []
  })
  return { scripts, styles: [...new Set(styles)] }
}

/** Keyed by the source path of each module that is loaded on demand: `src/jobs/words.de.ts`. */
const filesByModule = (bundle: Rolldown.OutputBundle): Readonly<Record<string, Files>> =>
  Object.fromEntries(
    Object.values(bundle).flatMap(chunk =>
      chunk.type === 'chunk' && chunk.isDynamicEntry && chunk.facadeModuleId?.startsWith(root)
        ? [[chunk.facadeModuleId.slice(root.length), filesOf(bundle, chunk.fileName)] as const]
        : [],
    ),
  )

/** Preloads the fonts for our languages; the browser would ask for them only during layout. */
const isNeededFont = (name: string): boolean => /\/(?:inter|source-serif-4)-latin-wght-normal-.*\.woff2$/.test(name)

/** Builds the server-rendered public pages, and tells them which files hold each part of the client. */
export const serverRendering = (): Plugin => ({
  name: 'server-rendering',
  apply: 'build',
  writeBundle: async ({ dir = 'dist' }, bundle) => {
    const outDir = join(dir, 'server-rendered')
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      plugins: [react()],
      define: { 'process.env.NODE_ENV': '"production"' },
      ssr: { noExternal: true },
      build: { ssr: 'src/server-rendered/index.tsx', outDir, copyPublicDir: false, target: 'node24', minify: false },
    })
    const files = { fonts: Object.keys(bundle).filter(isNeededFont), modules: filesByModule(bundle) }
    await writeFile(join(outDir, 'files.json'), JSON.stringify(files))
  },
})
