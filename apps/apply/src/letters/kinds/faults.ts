import { positionOf, type TemplateFault, templateFaults } from '../template/faults.ts'
import { type Template, tokensOf } from '../template/template.ts'
import type { LetterKind } from './kind.ts'

/** All reasons why a kind of letter cannot use this template. */
export const faultsFor = (kind: LetterKind, template: Template): readonly TemplateFault[] => [
  ...templateFaults(kind.shape, template),
  ...missing(kind, template.body),
]

/** A missing placeholder is reported at the end of the body, where there is room for it. */
const missing = ({ needs = [] }: LetterKind, body: string): TemplateFault[] => {
  const paths = new Set(tokensOf(body).flatMap(token => ('path' in token ? token.path : [])))
  return needs
    .filter(path => !paths.has(path))
    .map(path => ({
      part: 'body',
      ...positionOf(body, body.length),
      code: 'MISSING_PLACEHOLDER',
      message: `This letter would be of no use without “{{${path}}}”.`,
    }))
}
