import type app from '../app/words.en.ts'
import type applicants from '../applicants/words.en.ts'
import type applications from '../applications/words.en.ts'
import type audit from '../audit/words.en.ts'
import type bookings from '../bookings/words.en.ts'
import type calibration from '../calibration/words.en.ts'
import type catalogues from '../catalogues/words.en.ts'
import type committees from '../committees/words.en.ts'
import type evaluation from '../evaluation/words.en.ts'
import type groups from '../groups/words.en.ts'
import type images from '../images/words.en.ts'
import type interviews from '../interviews/words.en.ts'
import type jobs from '../jobs/words.en.ts'
import type legalHolds from '../legal-holds/words.en.ts'
import type letters from '../letters/words.en.ts'
import type people from '../people/words.en.ts'
import type privacy from '../privacy/words.en.ts'
import type problems from '../problems/words.en.ts'
import type ranking from '../ranking/words.en.ts'
import type readings from '../readings/words.en.ts'
import type recusals from '../recusals/words.en.ts'
import type references from '../references/words.en.ts'
import type revisions from '../revisions/words.en.ts'
import type schools from '../schools/words.en.ts'
import type session from '../session/words.en.ts'
import type start from '../start/words.en.ts'
import type system from '../system/words.en.ts'
import type templates from '../templates/words.en.ts'
import type waitingSteps from '../waiting-steps/words.en.ts'

/** Every room with words: add yours here, and `words.en.ts` and `words.de.ts` to its folder. */
export type Words = {
  readonly app: typeof app
  readonly applicants: typeof applicants
  readonly applications: typeof applications
  readonly audit: typeof audit
  readonly bookings: typeof bookings
  readonly calibration: typeof calibration
  readonly catalogues: typeof catalogues
  readonly committees: typeof committees
  readonly evaluation: typeof evaluation
  readonly groups: typeof groups
  readonly images: typeof images
  readonly interviews: typeof interviews
  readonly jobs: typeof jobs
  readonly 'legal-holds': typeof legalHolds
  readonly letters: typeof letters
  readonly people: typeof people
  readonly privacy: typeof privacy
  readonly problems: typeof problems
  readonly ranking: typeof ranking
  readonly readings: typeof readings
  readonly recusals: typeof recusals
  readonly references: typeof references
  readonly revisions: typeof revisions
  readonly schools: typeof schools
  readonly session: typeof session
  readonly start: typeof start
  readonly system: typeof system
  readonly templates: typeof templates
  readonly 'waiting-steps': typeof waitingSteps
}
export type Room = keyof Words

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'app'
    resources: Words
    returnNull: false
  }
}
