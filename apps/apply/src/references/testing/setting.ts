import { sql } from 'kysely'
import { fill, newJob, start } from '../../../test/house/applications.ts'
import { enter, type Someone } from '../../../test/house/cast.ts'
import type { House } from '../../../test/house/house.ts'
import { formWith } from '../../documents/testing/pdfs.ts'
import { openOffice } from '../../jobs/testing/setting.ts'

export const referee = (email: string, more: object = {}) => ({
  title: 'Prof.',
  firstName: 'Ruth',
  lastName: 'Referee',
  email,
  ...more,
})

/** Names a referee. */
export const name = (who: Someone, id: string, body: object) => who.post(`/api/applications/${id}/references`, body)

export const referencesOf = async (who: Someone, id: string) => {
  const { body } = await who.get(`/api/applications/${id}/references`)
  return body['items'] as readonly Readonly<Record<string, unknown>>[]
}

export const secret = 'Better than anyone of her year.'
export const assessment = { recommendation: 'STRONGLY', comments: secret, abilities: { teamwork: 5 } }

/** The form of a referee with a letter. */
export const letterForm = (content: Uint8Array, words?: object) => {
  const form = formWith(content, { field: 'letter', fileName: 'letter.pdf' })
  form.delete('type')
  if (words) form.set('assessment', JSON.stringify(words))
  return form
}

/** Sends the letters to an address, which deletes the text of secret ones. */
export const deliverTo = async ({ effects, database }: House, address: string): Promise<void> => {
  const { rows } = await sql<{ id: string }>`select letter_id as id from letter
    where recipient_address = ${address}`.execute(database.query)
  for (const { id } of rows) await effects.letter.carryOut(id, AbortSignal.timeout(20_000))
}

/** A service in which referees are asked. */
export const openReferenceOffice = async () => {
  const office = await openOffice()
  const { house } = office

  /** The page of a referee, by the key in the link. */
  const open = (key: string, options: Parameters<Someone['call']>[1] = {}) =>
    house.call(`/api/reference-letters/${key}`, undefined, options)

  /** The letters to an address, newest first, and the key in each link. */
  const lettersTo = async (address: string) => {
    const { rows } = await sql<{ type: string; text: string | null; subject: string }>`select type, text, subject
      from letter where recipient_address = ${address} order by written_at desc`.execute(house.database.query)
    return rows.map(({ type, text, subject }) => ({
      type,
      text: text ?? '',
      subject,
      key: /reference-letters\/([\w-]{43})/.exec(text ?? '')?.[1] ?? '',
    }))
  }

  const carryOut = async (): Promise<void> => {
    for (const { kind, id } of house.due.splice(0)) await house.effects[kind].carryOut(id, AbortSignal.timeout(20_000))
  }

  /** A person who has applied with one referee, who was asked; returns the key in the referee's link. */
  const applied = async (person: string, { waive = true, job = {} }: { waive?: boolean; job?: object } = {}) => {
    const { jobId } = await newJob(office, job)
    const who = await enter(house, person)
    const email = `referee-of-${person.toLowerCase()}@uni.example`
    const id = await start(who, jobId)
    await fill(who, id)
    await who.patch(`/api/applications/${id}`, { consents: { waiveLetterAccess: waive } })
    const { body } = await name(who, id, referee(email))
    const { status } = await who.post(`/api/applications/${id}/submit`)
    if (status !== 200) throw new Error(`Not sent: ${status}`)
    const [letter] = await lettersTo(email)
    await deliverTo(house, email)
    return { who, id, jobId, email, referenceId: String(body['referenceId']), key: letter?.key ?? '', letter }
  }
  return { ...office, open, lettersTo, carryOut, applied }
}

export type ReferenceOffice = Awaited<ReturnType<typeof openReferenceOffice>>
