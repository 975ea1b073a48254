import type { Competency } from './course.ts'
import { suggestRelations } from './suggest-relations.ts'

/** Vectors in the plane: the angle between two of them sets how similar the texts are. */
export const at = (degrees: number) =>
  Float32Array.of(Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180))
export const competency = (id: number, title: string, description: string, degrees: number | null): Competency => ({
  id,
  title,
  description,
  vector: degrees === null ? null : at(degrees),
})
export const relate = (...competencies: Competency[]) =>
  suggestRelations({ competencies, exercises: [], links: [] }).map(
    ({ tail_id, relation_type, head_id }) => `${tail_id} ${relation_type} ${head_id}`,
  )

export const vectors = competency(7, 'Vectors', 'Arrows with a length and a direction.', 0)
export const product = competency(3, 'Dot product', 'A number made from two vectors by summing products.', 40)
