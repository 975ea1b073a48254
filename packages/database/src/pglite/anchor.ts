import { closeSync, existsSync, openSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { identityOf } from './identity.ts'

/**
 * A cluster's files, reached over a handle where the system has such paths. PGlite opens files by path: if somebody moved
 * the directory away during a transaction, it would otherwise write into whatever takes its place.
 */
export type Anchor = {
  readonly path: string
  /** Whether the files at the cluster's own path are still these. */
  isInPlace(): boolean
  release(): void
}

export function anchorAt(cluster: string): Anchor {
  // The directory around it, for PGlite would not follow a link to the cluster itself.
  const handle = openSync(dirname(cluster), 'r')
  const path = join('/proc/self/fd', String(handle), basename(cluster))
  return {
    path: existsSync(join(path, 'PG_VERSION')) ? path : cluster,
    isInPlace: identityOf(join(cluster, 'PG_VERSION')),
    release: () => closeSync(handle),
  }
}
