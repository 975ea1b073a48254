import type { PGlite } from '@electric-sql/pglite'

type Module = PGlite['Module']

/** PGlite's own exit from the main loop into PostgreSQL's error handling: an ordinary SQL error. */
const ordinary = 100

/**
 * After a PANIC (a full disk, say) or a fault in the WebAssembly, PGlite would call its main loop for ever.
 * This ends the loop with an error instead; `crashed` then tells that the instance is of no more use.
 */
export function endLoopOnCrash(pglite: PGlite): { readonly crashed: () => boolean } {
  const module = pglite.Module
  const { _PostgresMainLoopOnce: loopOnce } = module
  let crashed = false
  const watched = () => {
    try {
      loopOnce()
    } catch (error) {
      if (statusOf(error) !== ordinary) {
        crashed = true
        disable(module, error)
      }
      throw error
    }
  }
  Object.assign(module, { _PostgresMainLoopOnce: watched } satisfies Partial<Module>)
  return { crashed: () => crashed }
}

/** PGlite restores the stack before it looks at the error: thrown from there, the error leaves its loop. */
function disable(module: Module, error: unknown): void {
  const refuse = () => {
    throw error
  }
  Object.assign(module, {
    _PostgresMainLoopOnce: refuse,
    stackRestore: refuse,
    _PostgresSendReadyForQueryIfNecessary: () => {},
    _pgl_pq_flush: () => {},
  } satisfies Partial<Module>)
}

const statusOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'status' in error ? error.status : undefined
