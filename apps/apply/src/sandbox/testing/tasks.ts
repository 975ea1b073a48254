import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { deflateRawSync, inflateRawSync } from 'node:zlib'
import { createSandbox } from '../sandbox.ts'
import type { Task } from '../task.ts'

const bounds = { atOnce: 2, waitingEach: 20, waitingInAll: 20, timeoutMs: 60_000, memoryMiB: 300, usesOfProcess: 3 }

/** Whether something that may be forbidden works. */
const may = (deed: () => unknown): boolean => {
  try {
    deed()
    return true
  } catch {
    return false
  }
}

const held: unknown[] = []
const mebibyte = 1024 * 1024

export const tasks = {
  pid: { ...bounds, load: async () => async () => process.pid },
  wait: { ...bounds, load: async () => (ms: number) => sleep(ms, ms) },
  fail: { ...bounds, load: async () => async (reason: string) => Promise.reject(new Error(reason)) },
  crash: { ...bounds, load: async () => async () => process.exit(3) },
  loop: {
    ...bounds,
    timeoutMs: 3_000,
    load: async () => async () => {
      for (;;);
    },
  },
  /** Writes down its process id, then never reads a message again. */
  stick: {
    ...bounds,
    load: async () => async (note: string) => {
      writeFileSync(note, String(process.pid))
      for (;;);
    },
  },
  /** Writes down its process id and works until it may end. */
  linger: {
    ...bounds,
    load:
      async () =>
      async ({ note, end }: { readonly note: string; readonly end: string }) => {
        writeFileSync(note, String(process.pid))
        while (!existsSync(end)) await sleep(5)
        return process.pid
      },
  },
  objects: {
    ...bounds,
    load: async () => async () => {
      for (let index = 0; ; index++) held.push({ index })
    },
  },
  buffers: {
    ...bounds,
    load: async () => async () => {
      for (;;) held.push(Buffer.alloc(16 * mebibyte, 1))
    },
  },
  /** Allocates this much memory and keeps it. */
  leave: {
    ...bounds,
    memoryMiB: 600,
    load: async () => async (mebibytes: number) => {
      held.push(Buffer.alloc(mebibytes * mebibyte, 1))
      // The watching thread has checked by then.
      await sleep(100)
      return mebibytes
    },
  },
  /** One call that never returns to the event loop. */
  inflate: {
    ...bounds,
    load: async () => async () => {
      const packed = deflateRawSync(Buffer.alloc(1024 * mebibyte), { level: 1 })
      return inflateRawSync(packed).length
    },
  },
  stack: {
    ...bounds,
    load: async () => async () => {
      const deeper = (depth: number): number => 1 + deeper(depth + 1)
      return deeper(0)
    },
  },
  rights: {
    ...bounds,
    load:
      async () =>
      async ({ inside, outside }: { readonly inside: string; readonly outside: string }) => ({
        readsInside: may(() => readFileSync(inside)),
        writesInside: may(() => writeFileSync(inside, 'x')),
        readsOutside: may(() => readFileSync(outside)),
        writesOutside: may(() => writeFileSync(outside, 'x')),
        starts: may(() => spawnSync(process.execPath, ['-v'])),
        secret: process.env['A_SECRET'] ?? null,
      }),
  },
} satisfies Record<string, Task>

export const openTestSandbox = (folder: string) => createSandbox({ tasks, module: import.meta.url, folder })
