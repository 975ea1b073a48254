import { Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { contentBody } from './content.ts'

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
    'isHeld',
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
  { ...readOnly, version: Type.Optional(Type.Unknown({ readOnly: true })), ...contentBody },
  { title: 'NewJob', ...closed },
)

export const EditedJob = Type.Object(
  { ...readOnly, version: Version, ...contentBody },
  { title: 'EditedJob', ...closed },
)
