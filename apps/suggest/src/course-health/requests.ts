import { Type } from 'typebox'
import { faster } from '../competencies/examples.ts'
import { actions, findingKinds } from './finding.ts'

const Ids = (description: string) => Type.Array(Type.Integer({ format: 'int64' }), { description })

export const HealthQuery = Type.Object({
  titles: Type.Optional(Type.Boolean({ description: '`true` adds the titles of the exercises.' })),
})

export const CourseHealth = Type.Object(
  {
    findings: Type.Array(
      Type.Object(
        {
          kind: Type.Enum([...findingKinds], {
            title: 'FindingKind',
            description:
              'EXERCISE_WITHOUT_COMPETENCY and COMPETENCY_WITHOUT_EXERCISE: nothing of this course is linked. ' +
              'NEAR_DUPLICATE: two competencies or two exercises that say the same. DOUBTFUL_LINK: an exercise that ' +
              'fits most other competencies better. ISLAND: no relation to the largest group. BOTTLENECK: so much ' +
              'rests on it. SHORT_TEXT: too few words to judge by.',
          }),
          competency_ids: Ids('The competencies it is about.'),
          exercise_ids: Ids('The exercises it is about.'),
          evidence: Type.Object(
            { sentence: Type.String(), numbers: Type.Object({}, { additionalProperties: Type.Number() }) },
            { title: 'FindingEvidence' },
          ),
          step: Type.Object(
            {
              action: Type.Enum([...actions], { title: 'StepAction' }),
              competency_ids: Ids('The competencies to do it with, most fitting first.'),
              sentence: Type.String(),
            },
            { title: 'ProposedStep', description: 'What one can do about it.' },
          ),
        },
        { title: 'Finding' },
      ),
    ),
    exercises: Type.Optional(
      Type.Array(
        Type.Object({ id: Type.Integer({ format: 'int64' }), title: Type.String() }, { title: 'NamedExercise' }),
        { description: 'If asked for: the exercises that the findings are about.' },
      ),
    ),
  },
  {
    title: 'CourseHealth',
    description: 'What should be looked at in the course, by kind and id; the same course gives the same findings',
    examples: [
      {
        findings: [
          {
            kind: 'SHORT_TEXT',
            competency_ids: [],
            exercise_ids: [faster.id],
            evidence: {
              sentence: 'Title and description of “Faster” hold 4 words: too few to judge by.',
              numbers: { words: 4 },
            },
            step: {
              action: 'DESCRIBE',
              competency_ids: [],
              sentence: 'Say in a sentence or two what it is about.',
            },
          },
        ],
      },
    ],
  },
)
