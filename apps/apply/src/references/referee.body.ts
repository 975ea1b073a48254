import { type Static, Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { filledLine, oneLine } from '../text/line-patterns.ts'

const Line = (most: number) => Type.String({ maxLength: most, pattern: oneLine })
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: filledLine })
const Email = Type.String({ format: 'email', maxLength: 254 })
const more = {
  title: Type.Optional(Line(50)),
  institution: Type.Optional(Line(200)),
  relationship: Type.Optional(Line(200)),
  language: Type.Optional(Type.Enum(['en', 'de'])),
}

export const NewReferee = Type.Object(
  { firstName: Name, lastName: Name, email: Email, ...more },
  {
    title: 'NewReferee',
    additionalProperties: false,
    examples: [{ title: 'Prof.', firstName: 'Ada', lastName: 'Groß', email: 'ada@uni.example', institution: 'TUM' }],
  },
)
export type NewReferee = Static<typeof NewReferee>

export const RefereeChanges = Type.Object(
  {
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    email: Type.Optional(Email),
    ...more,
    version: Version,
  },
  { title: 'RefereeChanges', additionalProperties: false, examples: [{ email: 'a.gross@uni.example' }] },
)
export type RefereeChanges = Static<typeof RefereeChanges>
