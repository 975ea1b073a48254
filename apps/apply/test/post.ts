import { effectsOf } from '../src/effects.ts'
import type { House } from './house/house.ts'

/** The letters that have arrived since the last call, by recipient; carries out everything else that is due. */
export const emptyingMailbox = (house: House) => {
  const { context, due, database } = house
  let seen = 0
  const carryOutDue = async (): Promise<void> => {
    const { signal } = new AbortController()
    while (due.length > 0) for (const { kind, id } of due.splice(0)) await effectsOf(context)[kind].carryOut(id, signal)
    const waiting = await database.query
      .selectFrom('letter')
      .select('letter_id')
      .where('state', '=', 'WAITING')
      .where('not_before', '<=', new Date())
      .orderBy('written_at')
      .execute()
    for (const { letter_id } of waiting) await context.letters.effect.carryOut(letter_id, signal)
  }
  return async () => {
    await carryOutDue()
    const arrived = await database.query
      .selectFrom('mailbox_letter')
      .selectAll()
      .where('mailbox_letter_id', '>', seen)
      .orderBy('mailbox_letter_id')
      .execute()
    seen = arrived.at(-1)?.mailbox_letter_id ?? seen
    return arrived.map(letter => ({
      to: letter.recipient_address,
      subject: letter.subject,
      text: letter.text,
      calendar: letter.calendar,
    }))
  }
}
