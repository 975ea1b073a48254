import { type Static, Type } from 'typebox'

export const recommendations = ['STRONGLY', 'YES', 'WITH_RESERVATIONS', 'NO'] as const
export const abilities = [
  'subjectKnowledge',
  'researchAbility',
  'independence',
  'motivation',
  'teamwork',
  'communication',
] as const

const Mark = Type.Optional(Type.Integer({ minimum: 1, maximum: 5, description: '1 weak … 5 outstanding' }))

/** The form a referee may fill in, with a letter or instead of one. */
export const Assessment = Type.Object(
  {
    knownAs: Type.Optional(Type.String({ maxLength: 500, description: 'How and since when they know each other.' })),
    abilities: Type.Optional(
      Type.Object(
        {
          subjectKnowledge: Mark,
          researchAbility: Mark,
          independence: Mark,
          motivation: Mark,
          teamwork: Mark,
          communication: Mark,
        } satisfies Record<(typeof abilities)[number], unknown>,
        { title: 'Abilities', additionalProperties: false },
      ),
    ),
    recommendation: Type.Optional(Type.Enum([...recommendations])),
    comments: Type.Optional(Type.String({ maxLength: 10_000 })),
  },
  { title: 'Assessment', additionalProperties: false },
)
export type Assessment = Static<typeof Assessment>
