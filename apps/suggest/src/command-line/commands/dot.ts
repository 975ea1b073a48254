import type { Competency } from '../../competencies/competency.ts'
import { decimal } from '../../relations/judging/explain.ts'
import type { Relation } from '../../relations/relation.ts'

/** Writes a graph for Graphviz, in learning order. */
export const drawDot = (courseId: number, competencies: readonly Competency[], found: readonly Relation[]): string =>
  [
    `digraph "course ${courseId}" {`,
    '  rankdir=LR',
    '  node [shape=box style=rounded fontname="sans-serif"]',
    '  edge [fontname="sans-serif" fontsize=10]',
    ...competencies.map(({ id, title }) => `  "${id}" [label=${quoted(title.trim() || `#${id}`)}]`),
    ...found.map(line),
    '}',
  ].join('\n')

/** An extension comes after what it builds on, so its arrow points back. */
const line = ({ tail_id, head_id, relation_type, score }: Relation): string => {
  const tip = quoted(decimal.format(score))
  if (relation_type === 'REQUIRES') return `  "${tail_id}" -> "${head_id}" [tooltip=${tip}]`
  if (relation_type === 'EXTENDS')
    return `  "${head_id}" -> "${tail_id}" [dir=back arrowtail=empty style=dashed label="builds upon" tooltip=${tip}]`
  return `  "${tail_id}" -> "${head_id}" [dir=none style=dotted label="similar" constraint=false tooltip=${tip}]`
}

/** In DOT a backslash starts an escape, and a line break would end the label. */
const quoted = (text: string): string =>
  `"${text
    .replaceAll('\\', '\\\\')
    .replaceAll('"', '\\"')
    .replaceAll(/\p{Cc}+/gu, ' ')}"`
