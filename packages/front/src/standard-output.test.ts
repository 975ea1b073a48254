import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'

const script = fileURLToPath(new URL('../test/lines.ts', import.meta.url))

/** A process that writes lines; returns the numbers of those that arrived. */
const write = (count: number, end: string) => {
  const child = spawn('node', [script, String(count), end], { stdio: ['ignore', 'pipe', 'inherit'] })
  onTestFinished(() => void child.kill())
  let said = ''
  child.stdout.on('data', part => (said += String(part)))
  return () =>
    said
      .split('\n')
      .slice(0, -1)
      .map(line => JSON.parse(line).line)
}

test('a warning and the lines before it arrive at once, although the process is blocked', async () => {
  await expect.poll(write(3, 'warn'), { timeout: 10_000 }).toEqual([0, 1, 2, 3])
})

test.each([
  ['a process that ends at once', 'exit'],
  ['one that waits for its log', 'flush'],
  ['one that stays', 'stay'],
])('every line of %s arrives, in order', async (_, end) => {
  for (const count of [3, 2000]) {
    const lines = write(count, end)
    await expect.poll(lines, { timeout: 10_000 }).toEqual([...Array(count).keys()])
  }
})
