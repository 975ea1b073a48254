/**
 * Between the process and one worker thread. A thread that is stopped inside the runtime's native code takes the whole
 * process down with SIGABRT, so an exiting process closes the gates and waits until the threads have come out.
 */
export type Gate = Int32Array<SharedArrayBuffer>

const INSIDE = 0
const CLOSED = 1
const LONGEST_WAIT_MS = 2_000

const open = new Set<Gate>()

export function openGate(): Gate {
  const gate = new Int32Array(new SharedArrayBuffer(2 * Int32Array.BYTES_PER_ELEMENT))
  if (open.size === 0) process.on('exit', closeAll)
  open.add(gate)
  return gate
}

/** For a thread that has ended. */
export function removeGate(gate: Gate): void {
  open.delete(gate)
  if (open.size === 0) process.off('exit', closeAll)
}

/** In the worker thread: does native work, or waits for the end once the gate is closed. */
export async function pass<Value>(gate: Gate, work: () => Promise<Value>): Promise<Value> {
  // Counted in before looking: the process either sees the thread inside or the thread sees the gate closed.
  Atomics.add(gate, INSIDE, 1)
  try {
    if (Atomics.load(gate, CLOSED) === 0) return await work()
  } finally {
    Atomics.sub(gate, INSIDE, 1)
    Atomics.notify(gate, INSIDE)
  }
  return await new Promise<never>(() => {})
}

/** Blocks on purpose: nothing asynchronous happens any more while a process exits. */
function closeAll(): void {
  for (const gate of open) Atomics.store(gate, CLOSED, 1)
  for (const gate of open) {
    for (let inside = Atomics.load(gate, INSIDE); inside > 0; inside = Atomics.load(gate, INSIDE)) {
      if (Atomics.wait(gate, INSIDE, inside, LONGEST_WAIT_MS) === 'timed-out') break
    }
  }
}
