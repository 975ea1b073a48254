export type Interruption = { readonly asked: () => boolean; readonly ignore: () => void }

/** npm and the terminal both forward the same Ctrl-C; on a busy machine the second comes late. */
const sameMs = 2_000

/** The first Ctrl-C stops after the current step; a later one exits at once. Every finished step is kept. */
export const listenForInterruption = (): Interruption => {
  let askedAt: number | undefined
  const stop = (): void => {
    askedAt ??= performance.now()
    if (performance.now() - askedAt > sameMs) process.exit(130)
  }
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.on(signal, stop)
  return {
    asked: () => askedAt !== undefined,
    ignore: () => {
      for (const signal of signals) process.off(signal, stop)
    },
  }
}
