/**
 * A gate between the process and one worker thread. Terminating a thread inside the runtime's native code aborts the
 * whole process, so an exiting process closes the gates and waits until all threads have left it.
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

export function removeGate(gate: Gate): void {
  open.delete(gate)
  if (open.size === 0) process.off('exit', closeAll)
}

/** In the worker thread: runs native work; never resolves once the gate is closed. */
export async function pass<Value>(gate: Gate, work: () => Promise<Value>): Promise<Value> {
  // Increments before it checks: either the process sees the thread inside, or the thread sees the closed gate.
  Atomics.add(gate, INSIDE, 1)
  try {
    if (Atomics.load(gate, CLOSED) === 0) return await work()
  } finally {
    Atomics.sub(gate, INSIDE, 1)
    Atomics.notify(gate, INSIDE)
  }
  return await new Promise<never>(() => {})
}

/** Blocks on purpose: nothing asynchronous runs any more while a process exits. */
function closeAll(): void {
  for (const gate of open) Atomics.store(gate, CLOSED, 1)
  for (const gate of open) {
    for (let inside = Atomics.load(gate, INSIDE); inside > 0; inside = Atomics.load(gate, INSIDE)) {
      if (Atomics.wait(gate, INSIDE, inside, LONGEST_WAIT_MS) === 'timed-out') break
    }
  }
}
