import { assembled } from './gram-kernel.ts'

/**
 * `out[i × bRows + j] = a[i] · b[j]`; a, b and out are byte offsets in the kernel's memory. aRows is even, bRows and
 * width are multiples of four.
 */
type Multiply = (a: number, aRows: number, b: number, bRows: number, width: number, out: number) => void

/** `out[j] = a · b[j]`, identical to the other function to the last bit; bRows is a multiple of eight. */
type MultiplyOne = (a: number, b: number, bRows: number, width: number, out: number) => void

export type Kernel = {
  readonly memory: WebAssembly.Memory
  readonly multiply: Multiply
  readonly multiplyOne: MultiplyOne
}

const pageBytes = 65_536
const kernel = new WebAssembly.Module(Buffer.from(assembled, 'base64'))

/** Dot products in four lanes at a time, in a memory of at least this many bytes. */
export function openKernel(bytes: number): Kernel {
  const { memory, multiply, multiplyOne } = new WebAssembly.Instance(kernel).exports
  if (!(memory instanceof WebAssembly.Memory) || typeof multiply !== 'function' || typeof multiplyOne !== 'function')
    throw new Error('the kernel is damaged')
  const missing = Math.ceil(bytes / pageBytes) - memory.buffer.byteLength / pageBytes
  if (missing > 0) memory.grow(missing)
  return {
    memory,
    multiply: (a, aRows, b, bRows, width, out) => void multiply(a, aRows, b, bRows, width, out),
    multiplyOne: (a, b, bRows, width, out) => void multiplyOne(a, b, bRows, width, out),
  }
}

/** The kernel reads rows in steps of four numbers. */
export const strideFor = (width: number): number => Math.ceil(Math.max(1, width) / 4) * 4
