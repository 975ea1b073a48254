import { type Static, Type } from 'typebox'

/** How long before the deletion the applicant is warned. */
export const warningDays = 28

export const Report = Type.Object(
  {
    isOn: Type.Boolean({ description: 'Whether it runs automatically every day.' }),
    months: Type.Integer({ description: 'How long after the end of a procedure personal data are kept.' }),
    warningDays: Type.Integer(),
    toWarn: Type.Integer({ description: 'Applications whose applicants would be warned now.' }),
    toAnonymise: Type.Integer({ description: 'Applications that would be anonymised now.' }),
    waiting: Type.Integer({ description: 'Applications whose applicants have been warned and whose time is to come.' }),
  },
  { title: 'RetentionReport' },
)
export type Report = Static<typeof Report>

export const Run = Type.Object(
  { dryRun: Type.Boolean({ default: true, description: 'Only say what would happen.' }) },
  { title: 'RetentionRun', additionalProperties: false, examples: [{ dryRun: true }] },
)

export const Outcome = Type.Object(
  { dryRun: Type.Boolean(), warned: Type.Integer(), anonymised: Type.Integer() },
  { title: 'RetentionOutcome' },
)
export type Outcome = Static<typeof Outcome>
