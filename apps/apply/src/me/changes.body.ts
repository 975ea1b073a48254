import { Type } from 'typebox'
import { Version } from '../front-door/versions.ts'
import { languages } from '../text/language.ts'
import { oneLine } from '../text/line-patterns.ts'

const Name = Type.String({ maxLength: 100, pattern: oneLine })

export const Changes = Type.Object(
  {
    firstName: Type.Optional(Name),
    lastName: Type.Optional(Name),
    language: Type.Optional(Type.Enum([...languages])),
    aiOptOut: Type.Optional(Type.Boolean({ description: 'Nothing about this person is sent to an AI.' })),
    version: Version,
  },
  { title: 'UserChanges', additionalProperties: false },
)
