import { hash, randomInt, timingSafeEqual } from 'node:crypto'
import type { Transaction } from 'kysely'
import { sql } from 'kysely'
import type { Context } from '../context.ts'
import type { Tables } from '../db/schema.ts'
import type { Language } from '../people/person.ts'

export const minutes = 10
const digits = 8
const mostAttempts = 5
const windowSeconds = 15 * 60
/** Codes in a window: for one address, and for one caller, who may be a whole lecture hall. */
const most = { email: 5, caller: 60 } as const

type Asked = {
  readonly interaction: string
  readonly email: string
  readonly caller: string
  readonly language: Language
}
export type Sent = 'sent' | { readonly retryAfterSeconds: number }

const hashed = (interaction: string, code: string): Buffer => hash('sha256', `${interaction} ${code}`, 'buffer')

/** Writes a code for one browser to an address, unless too many were written. */
export const sendCode = (context: Context, asked: Asked): Promise<Sent> =>
  context.database.transaction(async tx => {
    const { interaction, email, caller, language } = asked
    const wait = await waitOf(tx, email, caller)
    if (wait > 0) return { retryAfterSeconds: wait }
    const code = String(randomInt(10 ** digits)).padStart(digits, '0')
    const expiresAt = new Date(Date.now() + minutes * 60_000)
    await tx
      .insertInto('sign_in_code')
      .values({ interaction, email, caller, code_hash: hashed(interaction, code), expires_at: expiresAt })
      .execute()
    await context.letters.write(tx, {
      type: 'LOGIN_CODE',
      language,
      to: { name: '', address: email },
      data: { login: { code: `${code.slice(0, 4)} ${code.slice(4)}`, minutes: String(minutes) } },
      expiresAt,
    })
    return 'sent'
  })

/** How many seconds until another code may be written; those who ask at once take turns. */
const waitOf = async (tx: Transaction<Tables>, email: string, caller: string): Promise<number> => {
  for (const who of [`address ${email.toLowerCase()}`, `caller ${caller}`])
    await sql`select pg_advisory_xact_lock(hashtextextended(${who}, 2))`.execute(tx)
  const nth = (condition: ReturnType<typeof sql>, limit: number) => sql`(select created_at from sign_in_code
    where ${condition} and created_at > now() - make_interval(secs => ${windowSeconds})
    order by created_at desc offset ${limit - 1} limit 1)`
  const { rows } = await sql<{ wait: number | null }>`
    select ceil(extract(epoch from greatest(
      ${nth(sql`lower(email) = lower(${email})`, most.email)}, ${nth(sql`caller = ${caller}`, most.caller)}
    ) - now()) + ${windowSeconds}::integer)::integer as wait`.execute(tx)
  return rows[0]?.wait ?? 0
}

export type Checked = { readonly email: string } | 'wrong' | 'spent'

/** Takes the newest code of this browser, once. After a few wrong ones it is worth nothing. */
export const checkCode = ({ database }: Context, interaction: string, typed: string): Promise<Checked> =>
  database.transaction(async tx => {
    const { rows } = await sql<{ code_id: string; email: string; code_hash: Uint8Array; attempts: number }>`
      select code_id, email, code_hash, attempts from sign_in_code
      where interaction = ${interaction} and used_at is null and expires_at > now()
      order by created_at desc limit 1 for update`.execute(tx)
    const [code] = rows
    if (code === undefined || code.attempts >= mostAttempts) return 'spent'
    const isRight = timingSafeEqual(code.code_hash, hashed(interaction, typed.replaceAll(/\D/g, '')))
    const { code_id } = code
    if (isRight) {
      await sql`update sign_in_code set used_at = now() where code_id = ${code_id}`.execute(tx)
      return { email: code.email }
    }
    await sql`update sign_in_code set attempts = attempts + 1 where code_id = ${code_id}`.execute(tx)
    return code.attempts + 1 >= mostAttempts ? 'spent' : 'wrong'
  })
