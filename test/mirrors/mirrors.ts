import { type Operation, printOperations } from '@kolleg/access'
import { printSettings } from '@kolleg/config'
import { open } from '@kolleg/database'
import { printLifecycle } from '@kolleg/lifecycle'
import { printRegister } from '@kolleg/problems'
import { createApp as createApply } from '../../apps/apply/src/app.ts'
import { applicationSteps } from '../../apps/apply/src/applications/application.ts'
import { settings as applySettings } from '../../apps/apply/src/config.ts'
import { type Tables as ApplyTables, migrations as applyMigrations } from '../../apps/apply/src/db/schema.ts'
import { groupSteps } from '../../apps/apply/src/groups/group.ts'
import { jobSteps } from '../../apps/apply/src/jobs/job.ts'
import type { LetterKind } from '../../apps/apply/src/letters/kinds/kind.ts'
import { letterKinds } from '../../apps/apply/src/letters/kinds/kinds.ts'
import { letterSteps } from '../../apps/apply/src/letters/letter.ts'
import { problems } from '../../apps/apply/src/problems.ts'
import { referenceSteps } from '../../apps/apply/src/references/reference.ts'
import { describedApplicationStates } from '../../apps/apply/src/states/application-states.ts'
import { waitingStepSteps } from '../../apps/apply/src/waiting-steps/waiting-step.ts'
import { testContext } from '../../apps/apply/test/house/context.ts'
import { settings as suggestSettings } from '../../apps/suggest/src/config.ts'
import { printSchema } from './print-schema.ts'
import { describeSuggest, suggestSchema } from './suggest.ts'

/** The pages of docs/mirrors by name, generated from the code. */
export const mirrors = async () => {
  const apply = await describeApply()
  return {
    'openapi-apply.json': json(apply.openapi),
    'openapi-suggest.json': json(await describeSuggest()),
    'access.md': page('Who may call what', printOperations(apply.operations)),
    'lifecycles.md': page('What may happen when', lifecycles.map(printLifecycle).join('\n')),
    'errors.md': page('Problems', printRegister(problems.entries)),
    'settings.md': page(
      'Settings',
      `## apply\n\n${printSettings(applySettings)}\n\n## suggest\n\n${printSettings(suggestSettings)}\n`,
    ),
    'letters.json': json(letters),
    'application-states.json': json(describedApplicationStates),
    'schema.sql': `-- apply\n\n${apply.schema}\n-- suggest\n\n${await suggestSchema()}`,
  } satisfies Readonly<Record<string, string>>
}

/** What the client says of each type of letter. */
const letters = Object.fromEntries(
  Object.entries<LetterKind>(letterKinds).map(([type, { name, chapter, offer, isInternal, isForAdmins }]) => [
    type,
    { name, chapter, offer, isInternal, isForAdmins },
  ]),
)

const lifecycles = [groupSteps, jobSteps, applicationSteps, referenceSteps, letterSteps, waitingStepSteps]
const json = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
const page = (title: string, text: string): string => `# ${title}\n\n${text}`

const describeApply = async () => {
  const database = await open<ApplyTables>('pglite::memory:')
  const { app, operations } = await createApply(testContext(database, { DEMO: 'on' }).context)
  try {
    await database.migrate(applyMigrations)
    await app.ready()
    const declared = operations.filter(({ method }) => method !== 'HEAD') as readonly Operation[]
    const sorted = declared.toSorted((a, b) =>
      a.path < b.path ? -1 : a.path > b.path ? 1 : a.method < b.method ? -1 : 1,
    )
    return { openapi: app.swagger(), operations: sorted, schema: await printSchema(database) }
  } finally {
    await app.close()
    await database.close()
  }
}
