import { lowerPriority } from '../../lower-priority.ts'
import type { Fault } from '../fault.ts'
import type { Shape } from '../read.ts'
import { bodyChecker, parseBody, refusalOf } from '../read-body.ts'

lowerPriority()

export type Checked = { readonly value: unknown } | { readonly refusal: Uint8Array }

type Sent = { readonly bytes: Uint8Array; readonly shape: Shape | undefined }

/** Reads a body, checks it against the schema of its route, and writes the refusal if it has faults. */
export const check = ({ bytes, shape }: Sent): Checked => {
  const parsed = parseBody(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))
  const read = 'value' in parsed && shape ? bodyChecker(shape)(parsed.value) : parsed
  return 'value' in read ? read : { refusal: refuse({ faults: read.faults, bytes }) }
}

export const refuse = ({ faults, bytes }: { readonly faults: readonly Fault[]; readonly bytes: Uint8Array }) =>
  new TextEncoder().encode(refusalOf(faults, bytes))
