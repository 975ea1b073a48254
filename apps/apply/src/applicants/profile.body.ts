import { type Static, Type } from 'typebox'
import { degreeKinds } from '../db/application-tables.ts'
import { Version } from '../front-door/versions.ts'
import { orNull } from '../schema-parts.ts'
import { oneLine } from '../text/line-patterns.ts'

const Line = (most: number, about?: string) =>
  Type.Optional(
    Type.Union([Type.String({ maxLength: most, pattern: oneLine }), Type.Null()], {
      ...(about && { description: about }),
    }),
  )
const Day = Type.Optional(orNull(Type.String({ format: 'date' })))
/** Part of every reply; ignored in a request, so that a reply can be sent back. */
const Told = Type.Optional(Type.Unknown({ description: 'Ignored in a request.' }))
const Mark = Type.Number({ minimum: -1_000_000, maximum: 1_000_000 })

const DegreeGiven = Type.Object(
  {
    kind: Type.Enum([...degreeKinds]),
    name: Type.String({ minLength: 1, maxLength: 200, pattern: oneLine }),
    university: Type.String({ minLength: 1, maxLength: 200, pattern: oneLine }),
    grade: Type.Optional(orNull(Mark)),
    gradeScale: Type.Optional(
      Type.Union(
        [
          Type.Object(
            { best: Mark, worst: Mark, pass: Mark },
            { title: 'GradeScaleInput', additionalProperties: false },
          ),
          Type.Null(),
        ],
        {
          description: 'The best mark, the worst, and the worst that passes.',
        },
      ),
    ),
    date: Day,
    germanGrade: Told,
  },
  { title: 'Degree', additionalProperties: false },
)

/** The whole profile: omitted fields become empty. */
export const ProfileGiven = Type.Object(
  {
    firstName: Line(100, 'As applications show it; if empty, that of the account.'),
    lastName: Line(100),
    email: Type.Optional(
      Type.Union([Type.String({ format: 'email', maxLength: 254 }), Type.Literal(''), Type.Null()], {
        description:
          'Where groups reach the applicant; if empty, the address of the account. Letters go here only while the account has no proven address.',
      }),
    ),
    phone: Line(50),
    website: Line(300),
    birthDate: Day,
    nationality: Type.Optional(
      Type.Union([Type.String({ pattern: '^[A-Z]{2}$' }), Type.Null()], { description: 'ISO 3166, like DE.' }),
    ),
    street: Line(200),
    postalCode: Line(20),
    city: Line(100),
    country: Line(100),
    degrees: Type.Optional(Type.Array(DegreeGiven, { maxItems: 10 })),
    version: Version,
    documents: Told,
    updatedAt: Told,
  },
  {
    title: 'ProfileForm',
    additionalProperties: false,
    examples: [
      {
        phone: '+49 89 1234567',
        city: 'München',
        degrees: [
          {
            kind: 'MASTER',
            name: 'Informatics',
            university: 'University of Vienna',
            grade: 1.5,
            gradeScale: { best: 1, worst: 5, pass: 4 },
            date: '2026-03-31',
          },
        ],
      },
    ],
  },
)
export type ProfileGiven = Static<typeof ProfileGiven>
