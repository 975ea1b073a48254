import * as fc from 'fast-check'
import { vectorsOf } from '../geometry/testing/vectors.ts'
import type { Competency, Course } from './course.ts'

const words = [
  'matrix',
  'vector',
  'space',
  'based on',
  'used in',
  'the',
  'Menge',
  'Funktion',
  'und',
  '.',
  'basis',
  'linear',
]
const phrase = (most: number) => fc.array(fc.constantFrom(...words), { maxLength: most }).map(list => list.join(' '))
const most = 24

/** Courses with repeated titles, texts that name each other, tied vectors and missing texts. */
export const anyCourse: fc.Arbitrary<Course> = fc
  .tuple(
    vectorsOf({ most, widths: [4, 9] }),
    fc.array(fc.tuple(phrase(3), phrase(14), fc.boolean()), { minLength: most, maxLength: most }),
    fc.array(fc.array(fc.integer({ min: 1, max: most + 3 }), { maxLength: 5 }), { maxLength: 12 }),
    fc.array(fc.tuple(fc.integer({ min: 1, max: most }), fc.integer({ min: 1, max: most })), { maxLength: 6 }),
  )
  .map(([vectors, texts, exercises, links]) => ({
    competencies: vectors.map((vector, i): Competency => {
      const [title = '', description = '', hasCluster = false] = texts[i] ?? []
      const hasText = `${title}${description}`.trim() !== ''
      const cluster = hasCluster ? (vectors[(i + 1) % vectors.length] ?? null) : null
      return { id: i + 1, title, description, vector: hasText ? vector : null, cluster }
    }),
    exercises: exercises.map((competencies, i) => ({ id: i + 1, competencies })),
    links: links.map(([sourceId, targetId]) => ({ sourceId, targetId })),
  }))
