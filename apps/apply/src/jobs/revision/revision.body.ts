import { type Static, Type } from 'typebox'
import { oneLine } from '../../text/line-patterns.ts'
import { CriterionForm, contentBody, optional } from '../content.ts'
import { readOnly } from '../job.body.ts'

const JobVersion = Type.Integer({ minimum: 1, description: 'The version of the job that the changes begin from.' })

const BegunCriterion = Type.Object(
  { ...CriterionForm.properties, name: Type.String({ maxLength: 100, pattern: oneLine }) },
  { title: 'BegunCriterion', additionalProperties: false },
)

const begun = {
  ...contentBody,
  title: optional<string>('string', { maxLength: 200, pattern: oneLine }),
  criteria: optional<readonly Static<typeof BegunCriterion>[]>('array', { maxItems: 8, items: BegunCriterion }),
}

const moreReadOnly = ['at', 'by', 'isPending', 'changed'].map(
  name => [name, Type.Optional(Type.Unknown({ readOnly: true }))] as const,
)

export const ChangesForm = Type.Object(
  {
    ...readOnly,
    ...Object.fromEntries(moreReadOnly),
    version: Type.Optional(
      Type.Integer({ minimum: 0, description: 'The version of the changes that are changed; 412 when it is old.' }),
    ),
    base: Type.Optional(JobVersion),
    ...begun,
  },
  {
    title: 'ChangesForm',
    additionalProperties: false,
    examples: [{ version: 0, base: 2, title: 'Doctoral position in trustworthy data systems', researchArea: '' }],
  },
)

export const ChangesSeen = Type.Object(
  {
    version: Type.Integer({
      minimum: 0,
      description: 'The version of the changes that are published; 412 when it is old.',
    }),
    base: JobVersion,
  },
  { title: 'ChangesSeen', additionalProperties: false, examples: [{ version: 4, base: 2 }] },
)
