import { closeSync, fsyncSync, openSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { NodeFS } from '@electric-sql/pglite/nodefs'

type Module = Parameters<NonNullable<Parameters<NodeFS['init']>[1]['preRun']>[number]>[0]

/** The parts of Emscripten's NODEFS used here; the version of PGlite is pinned and a test counts the calls. */
type Stream = { readonly nfd?: number; readonly node: unknown }
type NodeFiles = {
  readonly stream_ops: { fsync?: (stream: Stream) => number }
  realPath(node: unknown): string
  convertNodeCode(error: unknown): number
}

/** PGlite's NodeFS ignores fsync, so an acknowledged row could be lost with the power. This one passes it on. */
export class DurableFiles extends NodeFS {
  override async init(pglite: PGlite, options: Parameters<NodeFS['init']>[1]) {
    const { emscriptenOpts } = await super.init(pglite, options)
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [passFsyncOn, ...(emscriptenOpts.preRun ?? [])] } }
  }
}

/**
 * `-F` would switch fsync off; fdatasync, the default for the log, never leaves the WebAssembly.
 * The timer that reports a long recovery would outlive a start that failed and keep the process.
 * More buffers gain little, because the system caches the files anyway.
 */
export function durableParameters(defaults: readonly string[]): string[] {
  const settings = ['wal_sync_method=fsync', 'log_startup_progress_interval=0', 'shared_buffers=64MB']
  return [...defaults.filter(parameter => parameter !== '-F'), ...settings.flatMap(setting => ['-c', setting])]
}

function passFsyncOn(module: Module): void {
  const files: NodeFiles = nodeFiles(module.FS.filesystems.NODEFS)
  files.stream_ops.fsync = stream => {
    try {
      if (stream.nfd === undefined) syncDirectory(files.realPath(stream.node))
      else fsyncSync(stream.nfd)
      return 0
    } catch (error) {
      return files.convertNodeCode(error)
    }
  }
}

function nodeFiles(files: object): NodeFiles {
  if ('stream_ops' in files && 'realPath' in files && 'convertNodeCode' in files) return files as NodeFiles
  throw new Error('This PGlite keeps its files in another way; the durable mode has to be fitted to it.')
}

function syncDirectory(path: string): void {
  const descriptor = openSync(path, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
