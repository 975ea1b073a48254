import type { Course } from '../course.ts'

type Vectors = readonly (Float32Array | null)[]

/** What speaks for or against relations beside the texts, in the order of these. */
export type Rest = Pick<Course, 'exercises' | 'links'> & { readonly vectors: Vectors; readonly clusters: Vectors }

/** The memory of its vectors, for it to be handed from thread to thread and not copied. */
export const buffersOf = ({ vectors, clusters }: Rest): ArrayBuffer[] => [
  ...new Set([...vectors, ...clusters].flatMap(vector => (vector?.buffer instanceof ArrayBuffer ? vector.buffer : []))),
]
