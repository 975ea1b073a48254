import { sql } from 'kysely'
import type { Caller } from '../access/callers.ts'
import { expectations } from '../access/expectations.ts'
import { requests } from '../access/requests.ts'
import { readTable } from '../access/table.ts'
import type { Sent, World } from '../access/world.ts'

/** Two applicants, and a member of another group. */
const outsiders: readonly Caller[] = ['owner', 'applicant', 'otherProfessor']
/** What ADMIN, who is in no group, sees of applications. */
const overseen: ReadonlySet<string> = new Set([
  'GET /api/admin/applications',
  'GET /api/users/:userId/applications',
  'GET /api/applications/:applicationId',
])
/**
 * Left out: what belongs to the service and not to a group; files created from other answers, or new each time; the
 * calendar address, which is created on first use; and pictures, whose address a page contains.
 */
const aside =
  /pdf|xlsx|exportId|me\/calendar$|health|metrics|docs|problems|page\.css|mailbox|openapi|sign-in|robots|unsubscribe|:imageId|\/\*|^GET \/$/

/** By parameter name: other things of the world that outsiders can find. */
const others: Readonly<Record<string, readonly string[]>> = {
  jobId: ['openJobId', 'draftJobId', 'stoppedJobId', 'revisedJobId'],
  applicationId: ['rejectedId', 'openedId', 'invitedId', 'waitingId'],
  researchGroupId: ['requestedGroupId'],
}

const lookersAt = (operation: string): readonly Caller[] =>
  overseen.has(operation) ? [...outsiders, 'admin'] : outsiders

type Look = { readonly caller: Caller; readonly operation: string; readonly sent: Sent }

const looks = (world: World): readonly Look[] => {
  const seen = readTable(expectations).filter(({ operation }) => operation.startsWith('GET ') && !aside.test(operation))
  const all = seen.flatMap(({ operation, expected }) =>
    (expected.anonymous < 400
      ? (['anonymous'] as const)
      : lookersAt(operation).filter(who => expected[who] < 400)
    ).flatMap(caller => {
      const sent = requests(world)[operation] ?? {}
      const name = Object.keys(others).find(each => operation.includes(`:${each}`)) ?? ''
      const more = (others[name] ?? []).map(other => ({ ...sent, params: { [name]: world.ids[other] ?? '' } }))
      return [sent, ...more].map(each => ({ caller, operation, sent: each }))
    }),
  )
  return [...all, { caller: 'mixed', operation: 'GET /api/users/me', sent: {} }]
}

/** Letters that leave now, to people who are neither members nor administrators. */
const lettersOut = async ({ database, ids }: World): Promise<string> => {
  const { rows } = await sql<{ line: string }>`select concat_ws(' ', letter_id, state, type, recipient_address,
      md5(subject || coalesce(text, ''))) as line from letter where not_before <= now() + interval '1 minute'
    and not exists (select from person p join role r using (user_id) where lower(p.email) = lower(recipient_address)
      and (r.role = 'ADMIN' or r.research_group_id = ${ids['researchGroupId']})) order by letter_id`.execute(
    database.query,
  )
  return rows.map(({ line }) => line).join('\n')
}

/** Public, but limited per minute and person, so the callers take turns. */
const limited = /:token|:secret/
const readers: readonly Caller[] = ['anonymous', 'owner', 'applicant', 'otherEmployee', 'otherProfessor', 'exMember']
let turn = 0

export type View = Readonly<Record<string, string>>

/** Everything that outsiders can see, and the letters that leave to them. */
export const viewOutside = async (world: World): Promise<View> => {
  turn += 1
  const reader = readers[turn % readers.length] ?? 'anonymous'
  const seen = await Promise.all(
    looks(world).map(async ({ caller, operation, sent }) => {
      const { status, headers, text } = await world.send(limited.test(operation) ? reader : caller, operation, sent)
      if (status === 429) throw new Error(`Looked too often: ${operation}`)
      const name = [caller, operation, ...Object.values(sent.params ?? {})].join(' ')
      return [name, [status, headers.get('etag'), text.replaceAll(/^DTSTAMP:.*$/gm, '')].join(' ')] as const
    }),
  )
  return { ...Object.fromEntries(seen), letters: await lettersOut(world) }
}

/** What differs between two views. */
export const changesIn = (before: View, after: View): readonly string[] =>
  Object.keys({ ...before, ...after }).filter(name => before[name] !== after[name])
