// npm runs this after an installation: it removes what this machine cannot use from the packages, half of their size.
import { existsSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const modules = fileURLToPath(new URL('../node_modules', import.meta.url))
const { platform, arch } = process
const namesIn = folder => (existsSync(folder) ? readdirSync(folder) : [])
const remove = path => rmSync(path, { recursive: true, force: true })

/** onnxruntime contains its library for every system; the package of Node contains headers for building add-ons. */
const removeOfOtherSystems = () => {
  const binaries = join(modules, 'onnxruntime-node', 'bin')
  for (const api of namesIn(binaries))
    for (const system of namesIn(join(binaries, api)))
      for (const processor of namesIn(join(binaries, api, system)))
        if (system !== platform || processor !== arch) remove(join(binaries, api, system, processor))
  for (const headers of ['include', 'share']) remove(join(modules, `node-${platform}-${arch}`, headers))
}

const unread = [
  // Types, source maps and sources: Node runs no TypeScript from packages.
  /\.(?:map|[cm]?ts|flow)$/,
  /(?<!licen[cs]e)\.md$/i,
  /\/node_modules\/(?:@[^/]+\/)?[^@/][^/]*\/(?:tests?|docs|examples|benchmarks?)\//,
  // Binaries for Bare, another runtime.
  /\/bare-[^/]+\/prebuilds\//,
  // Font weights that nothing is printed in.
  /\/@expo-google-fonts\/[^/]+\/(?!400Regular|600SemiBold)\d/,
]

/** Used only by people who change Kolleg; also a canvas for drawing PDFs in tests. */
const removeOfDevelopment = () => {
  for (const file of filesUnder(modules)) if (unread.some(pattern => pattern.test(file))) remove(file)
  for (const name of namesIn(join(modules, '@napi-rs')))
    if (name.startsWith('canvas')) remove(join(modules, '@napi-rs', name))
  removeSpareCompiler()
}

/** Does not follow links, which lead to the workspaces. */
const filesUnder = folder =>
  readdirSync(folder, { withFileTypes: true }).flatMap(entry =>
    entry.isDirectory() ? filesUnder(join(folder, entry.name)) : entry.isFile() ? [join(folder, entry.name)] : [],
  )

/** Typst's WebAssembly is needed only where its native binary is missing. */
const removeSpareCompiler = () => {
  const typst = join(modules, '@myriaddreamin')
  const hasMachineCode = namesIn(typst).some(name => name.startsWith(`typst-ts-node-compiler-${platform}-${arch}`))
  if (hasMachineCode) remove(join(typst, 'typst-ts-web-compiler', 'pkg', 'typst_ts_web_compiler_bg.wasm'))
}

removeOfOtherSystems()
if (process.env.npm_config_omit?.split(/\s+/).includes('dev')) removeOfDevelopment()
