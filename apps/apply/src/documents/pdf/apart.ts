import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { type FileHandle, open, readFile } from 'node:fs/promises'

export type Bounds = { readonly timeoutMs: number; readonly memoryBytes: number }

const heapMegabytes = 192
const lookEveryMs = 20
const pageBytes = 4096

/**
 * Runs a program over a file in a process of its own that may only read, knows no settings of ours and is ended when
 * it takes too long or too much: undefined then. A hostile file can harm nothing else.
 */
export const runApart = async (program: URL, path: string, bounds: Bounds): Promise<string | undefined> => {
  const file = await open(path, 'r')
  try {
    return await outputOf(startOver(program, file), bounds)
  } finally {
    await file.close()
  }
}

const startOver = (program: URL, file: FileHandle): ChildProcess =>
  spawn(
    process.execPath,
    ['--permission', '--allow-fs-read=*', `--max-old-space-size=${heapMegabytes}`, program.pathname],
    { stdio: [file.fd, 'pipe', 'ignore'], env: {} },
  )

const outputOf = async (child: ChildProcess, { timeoutMs, memoryBytes }: Bounds): Promise<string | undefined> => {
  const deadline = setTimeout(() => child.kill('SIGKILL'), timeoutMs)
  const watch = setInterval(
    () => void residentBytes(child).then(size => size > memoryBytes && child.kill('SIGKILL')),
    lookEveryMs,
  )
  try {
    const parts: Buffer[] = []
    child.stdout?.on('data', (part: Buffer) => parts.push(part))
    const [code] = (await once(child, 'close')) as [number | null]
    return code === 0 ? Buffer.concat(parts).toString() : undefined
  } finally {
    clearTimeout(deadline)
    clearInterval(watch)
  }
}

/** What a process holds in memory, where the system tells it; buffers count too, which no limit of the runtime does. */
const residentBytes = async ({ pid }: ChildProcess): Promise<number> => {
  const told = await readFile(`/proc/${pid}/statm`, 'latin1').catch(() => '')
  return Number(told.split(' ')[1] ?? 0) * pageBytes
}
