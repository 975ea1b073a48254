import { type Static, type TSchemaOptions, Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { oneLine } from '../text/line-patterns.ts'
import { questionKinds } from './job.ts'

/** Null says the same as leaving it out, so that a reply can be sent back. */
export const orNull = <Value>(type: string, options: TSchemaOptions) =>
  Type.Optional(Type.Unsafe<Value | null>({ type: [type, 'null'], ...options }))

const text = (maxLength: number) => orNull<string>('string', { maxLength, pattern: oneLine })
const html = (description: string) => orNull<string>('string', { maxLength: 20_000, description })
const code = (description: string) => orNull<string>('string', { maxLength: 50, description })
const date = (description: string) =>
  orNull<string>('string', { format: 'date', pattern: '^(19|2\\d)\\d\\d-', description })
const id = (description: string) => orNull<string>('string', { format: 'uuid', description })
const number = (minimum: number, maximum: number) => orNull<number>('integer', { minimum, maximum })
const flag = (description: string) => orNull<boolean>('boolean', { description })

export const CriterionForm = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 100, pattern: oneLine }),
    guidance: orNull<string>('string', { maxLength: 1_000, description: 'How to judge by it.' }),
    weight: orNull<number>('number', { exclusiveMinimum: 0, maximum: 100, description: '1 unless given.' }),
  },
  { title: 'Criterion', additionalProperties: false },
)

const Question = Type.Object(
  {
    questionId: id('Ours; keep it when the question is edited.'),
    textEn: text(500),
    textDe: text(500),
    kind: Type.Optional(Type.Enum([...questionKinds])),
    required: flag('Whether an application needs an answer.'),
  },
  { title: 'Question', additionalProperties: false },
)

export const writable = {
  title: Type.String({ minLength: 1, maxLength: 200, pattern: oneLine }),
  subjectArea: code('A code of the catalogue subjectAreas.'),
  researchArea: text(200),
  location: code('A code of the catalogue locations.'),
  supervisingProfessorId: id('A PROFESSOR of the group.'),
  startDate: date('When the work begins.'),
  startDateByArrangement: flag('The beginning can be agreed on.'),
  applicationDeadline: date('Applications are taken until the end of this day in the group’s time zone.'),
  workloadPercent: number(1, 100),
  contractMonths: number(1, 120),
  fundingType: code('A code of the catalogue fundingTypes.'),
  salaryGrade: code('A code of the catalogue salaryGrades.'),
  descriptionEn: html('HTML in English, reduced to plain formatting.'),
  descriptionDe: html('HTML in German, reduced to plain formatting.'),
  imageId: id('The banner.'),
  referenceLettersRequired: number(0, 5),
  suitableForDisabled: flag('Suitable for people with disabilities.'),
  promisedDecisionBy: date('When applicants are promised to hear.'),
  criteria: orNull<readonly Static<typeof CriterionForm>[]>('array', { maxItems: 8, items: CriterionForm }),
  questions: orNull<readonly Static<typeof Question>[]>('array', { maxItems: 10, items: Question }),
  lettersFromShortlistOnly: flag('Reference letters are asked for once someone is shortlisted.'),
}

/** What replies carry besides; in a request it means nothing. */
export const readOnly = Object.fromEntries(
  [
    'jobId',
    'researchGroupId',
    'researchGroupName',
    'supervisingProfessorName',
    'bannerId',
    'state',
    'closesAt',
    'isOpen',
    'stoppedAt',
    'excerptEn',
    'excerptDe',
    'publishedAt',
    'createdAt',
    'updatedAt',
    'appliedVersion',
    'pendingChanges',
    'may',
  ].map(name => [name, Type.Optional(Type.Unknown({ readOnly: true }))]),
)

const examples = [
  {
    title: 'Doctoral position in trustworthy data systems',
    subjectArea: 'COMPUTER_SCIENCE',
    location: 'GARCHING',
    workloadPercent: 100,
    descriptionEn: '<p>You build data systems that explain their answers.</p>',
    questions: [{ textEn: 'Which system have you built?', kind: 'LONG_TEXT', required: true }],
  },
]

const closed = { additionalProperties: false, examples }

export const NewJob = Type.Object(
  { ...readOnly, version: Type.Optional(Type.Unknown({ readOnly: true })), ...writable },
  { title: 'NewJob', ...closed },
)

export const EditedJob = Type.Object({ ...readOnly, version: Version, ...writable }, { title: 'EditedJob', ...closed })

export type JobBody = Static<ReturnType<typeof Type.Object<typeof writable>>>
