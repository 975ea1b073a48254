/** Below the size from which memory is fetched from the system and given back each time. */
const slabBytes = 64 * 1024
let slab = Buffer.allocUnsafeSlow(slabBytes)
let used = 0

/**
 * Room for what is sent and gone: several replies share one piece of memory, as small buffers do in Node's own pool,
 * because to fetch and to sweep a piece for each costs more than to fill it.
 */
export const passingBytes = (length: number): Buffer => {
  if (length > slabBytes / 4) return Buffer.allocUnsafeSlow(length)
  if (used + length > slabBytes) {
    slab = Buffer.allocUnsafeSlow(slabBytes)
    used = 0
  }
  used += length
  return slab.subarray(used - length, used)
}
