import ICAL from 'ical.js'

type Now = { readonly organizer: string; readonly attendee: string }

/** Replaces the addresses in a calendar by the current ones: answers to the old ones would reach others. */
export const readdress = (content: string, now: Now): string => {
  const calendar = new ICAL.Component(ICAL.parse(content))
  const events = calendar.getAllSubcomponents('vevent')
  const named = (['organizer', 'attendee'] as const).flatMap(name =>
    events.flatMap(event => event.getAllProperties(name).map(property => ({ property, address: now[name] }))),
  )
  const moved = named.filter(({ property, address }) => addressIn(property) !== address)
  for (const { property, address } of moved) property.setValue(`mailto:${address}`)
  return moved.length === 0 ? content : `${calendar.toString()}\r\n`
}

const addressIn = (property: ICAL.Property): string => String(property.getFirstValue()).replace(/^mailto:/i, '')
