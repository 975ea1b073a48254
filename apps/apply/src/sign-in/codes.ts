import { hash, randomInt, timingSafeEqual } from 'node:crypto'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tx } from '../db/schema.ts'
import type { Language } from '../text/language.ts'
import { networkOf } from './network.ts'

export const minutes = 10
const digits = 8
const mostAttempts = 5
const windowSeconds = 15 * 60
/**
 * Limits per window: codes for one address from one network, and from all networks, and requests of one network, which
 * may be a whole lecture hall.
 */
const most = { here: 5, everywhere: 25, asked: 60 } as const
/** Stored for a request beyond the limit, which must look like any other. */
const nothing = Buffer.alloc(0)

type CodeRequest = {
  readonly interaction: string
  readonly email: string
  readonly ip: string
  readonly language: Language
}
export type Outcome = 'asked' | { readonly retryAfterSeconds: number }

const hashed = (interaction: string, code: string): Buffer => hash('sha256', `${interaction} ${code}`, 'buffer')

/**
 * Sends a code for one browser to an address. The caller learns of their own limit, but not of the address's: that
 * would reveal who has just signed in.
 */
export const askForCode = (context: Context, asked: CodeRequest): Promise<Outcome> =>
  context.database.transaction(async tx => {
    const { interaction, email, language } = asked
    const caller = networkOf(asked.ip)
    await lockByNames(tx, `address ${email.toLowerCase()}`, `caller ${caller}`)
    const wait = await waitOf(tx, caller)
    if (wait > 0) return { retryAfterSeconds: wait }
    const isWritten = await mayWrite(tx, email, caller)
    const code = String(randomInt(10 ** digits)).padStart(digits, '0')
    const code_hash = isWritten ? hashed(interaction, code) : nothing
    const expiresAt = new Date(Date.now() + minutes * 60_000)
    await tx
      .insertInto('sign_in_code')
      .values({ interaction, email, caller, code_hash, expires_at: expiresAt })
      .execute()
    if (isWritten)
      await context.letters.write(tx, {
        type: 'LOGIN_CODE',
        language,
        to: { name: '', address: email },
        data: { login: { code: `${code.slice(0, 4)} ${code.slice(4)}`, minutes: String(minutes) } },
        expiresAt,
      })
    return 'asked'
  })

const lockByNames = async (tx: Tx, ...whose: readonly string[]): Promise<void> => {
  for (const who of whose) await sql`select pg_advisory_xact_lock(hashtextextended(${who}, 2))`.execute(tx)
}

const inWindow = sql`created_at > now() - make_interval(secs => ${windowSeconds})`

/** How many seconds until a network may ask again. */
const waitOf = async (tx: Tx, caller: string): Promise<number> => {
  const { rows } = await sql<{ wait: number }>`
    select ceil(extract(epoch from created_at - now()) + ${windowSeconds}::integer)::integer as wait from sign_in_code
    where caller = ${caller} and ${inWindow} order by created_at desc offset ${most.asked - 1} limit 1`.execute(tx)
  return rows[0]?.wait ?? 0
}

/** Each network has its own share, so that nobody can block a person's sign-in by requesting codes for them. */
const mayWrite = async (tx: Tx, email: string, caller: string): Promise<boolean> => {
  const { rows } = await sql<{ here: number; everywhere: number }>`
    select (count(*) filter (where caller = ${caller}))::integer as here, count(*)::integer as everywhere
    from sign_in_code where lower(email) = lower(${email}) and code_hash <> ${nothing} and ${inWindow}`.execute(tx)
  const { here = 0, everywhere = 0 } = rows[0] ?? {}
  return here < most.here && everywhere < most.everywhere
}

export type Checked = { readonly email: string } | 'wrong' | 'spent'

type Row = {
  readonly code_id: string
  readonly email: string
  readonly code_hash: Uint8Array
  readonly attempts: number
}

/**
 * Redeems the newest code of this browser, once. After a few wrong attempts it is invalid. If the last request sent no
 * code, the one before stays valid, and a wrong code gets the same answer.
 */
export const checkCode = ({ database }: Context, interaction: string, typed: string): Promise<Checked> =>
  database.transaction(async tx => {
    const { rows } = await sql<Row>`
      select code_id, email, code_hash, attempts from sign_in_code
      where interaction = ${interaction} and used_at is null and expires_at > now()
      order by created_at desc for update`.execute(tx)
    const [asked] = rows
    if (asked === undefined || asked.attempts >= mostAttempts) return 'spent'
    const sent = rows.find(({ code_hash, email }) => code_hash.length > 0 && isSame(email, asked.email))
    if (sent && sent.attempts < mostAttempts && isRight(sent, interaction, typed)) {
      await sql`update sign_in_code set used_at = now() where code_id = ${sent.code_id}`.execute(tx)
      return { email: sent.email }
    }
    await sql`update sign_in_code set attempts = attempts + 1
      where code_id in (${asked.code_id}, ${(sent ?? asked).code_id})`.execute(tx)
    return asked.attempts + 1 >= mostAttempts ? 'spent' : 'wrong'
  })

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase()
const isRight = ({ code_hash }: Row, interaction: string, typed: string): boolean =>
  timingSafeEqual(code_hash, hashed(interaction, typed.replaceAll(/\D/g, '')))
