import type { InputFault } from '@kolleg/problems'
import { hasWords } from '../html/clean.ts'
import { faultsFor } from '../letters/kinds/faults.ts'
import type { GroupLetterType } from '../letters/kinds/group-types.ts'
import { letterKinds } from '../letters/kinds/kinds.ts'
import { tidyBody } from '../letters/template/body.ts'
import type { TemplateFault } from '../letters/template/faults.ts'
import type { Template } from '../letters/template/template.ts'
import { problem } from '../problems.ts'

type PlacedFault = InputFault & { readonly line: number; readonly column: number }

/** The template as it is stored if it fits the type of letter; otherwise throws all faults with their positions. */
export const fitting = (type: GroupLetterType, { subject, body }: Template): Template => {
  const kind = letterKinds[type]
  const kept = { subject: subject.trim(), body: tidyBody(body) }
  const found = faultsFor(kind, { subject, body })
  // Tidying can reveal placeholders that were written in pieces or as entities.
  const faults = (found.length > 0 ? found : faultsFor(kind, kept)).map(placed)
  if (faults.length === 0 && !hasWords(kept.body)) throw problem('VALIDATION_FAILED', { errors: [empty] })
  if (faults.length > 0) throw problem('VALIDATION_FAILED', { errors: faults })
  return kept
}

const placed = ({ part, line, column, message, code }: TemplateFault): PlacedFault => ({
  pointer: `/${part}`,
  message: `Line ${line}, column ${column}: ${message}`,
  code,
  line,
  column,
})

const empty: InputFault = { pointer: '/body', message: 'There is nothing to read in it.', code: 'EMPTY' }
