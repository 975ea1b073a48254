import { createSandbox, type Sandbox } from './sandbox/sandbox.ts'
import type { Task } from './sandbox/task.ts'

/** All work on untrusted files, each kind in its own process with limits. The modules are loaded only there. */
export const tasks = {
  'examine-pdf': {
    load: async () => (await import('./documents/pdf/examine.ts')).examinePdf,
    atOnce: 2,
    waitingEach: 20,
    waitingInAll: 100,
    timeoutMs: 20_000,
    memoryMiB: 400,
    usesOfProcess: 50,
  },
  'prepare-picture': {
    load: async () => (await import('./images/encode.ts')).preparePicture,
    atOnce: 2,
    waitingEach: 5,
    waitingInAll: 20,
    timeoutMs: 20_000,
    memoryMiB: 400,
    usesOfProcess: 50,
  },
  'bind-dossier': {
    load: async () => (await import('./evaluation/files/bind.ts')).bindDossier,
    atOnce: 2,
    waitingEach: 3,
    waitingInAll: 20,
    timeoutMs: 60_000,
    memoryMiB: 1024,
    usesOfProcess: 1,
  },
} satisfies Record<string, Task>

export const openSandbox = (folder: string) => createSandbox({ tasks, module: import.meta.url, folder })

declare module './context.ts' {
  interface Context {
    /** The processes with limits in which untrusted files are read. */
    readonly sandbox: Sandbox<typeof tasks>
  }
}
