import { Piscina } from 'piscina'

export type Lasting = { readonly minThreads: number; readonly idleTimeout?: number }

export type OneThread = {
  run<Made>(name: string, given?: unknown, transferList?: ArrayBuffer[]): Promise<Made>
  close(): Promise<void>
}

/** For what is gone in a moment, as most of it is here; the runtime would take up to a hundred. */
const resourceLimits = { maxYoungGenerationSizeMb: 48 }

/** One thread, started when it is needed first and not after the end; those who wait for it come in order. */
export const oneThread = (file: string, options: Lasting): OneThread => {
  let opened: Piscina | undefined
  let isClosed = false
  const filename = new URL(file, import.meta.url).href
  return {
    run: async (name, given, transferList = []) => {
      if (isClosed) throw new Error('No more relations are worked out.')
      opened ??= new Piscina({ filename, maxThreads: 1, stricterFIFO: true, resourceLimits, ...options })
      return opened.run(given, { name, transferList })
    },
    close: async () => {
      isClosed = true
      await opened?.destroy()
    },
  }
}
