import ICAL from 'ical.js'

/** Uses another library than the one that writes calendars. */
export const readCalendar = (text: string) => {
  const calendar = new ICAL.Component(ICAL.parse(text))
  const zones = calendar.getAllSubcomponents('vtimezone').map(zone => new ICAL.Timezone(zone))
  const events = calendar.getAllSubcomponents('vevent').map(component => {
    const event = new ICAL.Event(component)
    const zone = zones.find(({ tzid }) => tzid === component.getFirstProperty('dtstart')?.getParameter('tzid'))
    const instant = (time: ICAL.Time) => {
      if (zone) time.zone = zone
      return time.toJSDate().toISOString()
    }
    const contact = (name: string) =>
      component.getAllProperties(name).map(property => ({
        name: property.getParameter('cn'),
        address: String(property.getFirstValue()).replace(/^mailto:/i, ''),
      }))
    return {
      uid: event.uid,
      sequence: event.sequence,
      summary: event.summary,
      description: event.description,
      location: event.location,
      startsAt: instant(event.startDate),
      endsAt: instant(event.endDate),
      status: component.getFirstPropertyValue('status'),
      url: component.getFirstPropertyValue('url'),
      zone: zone?.tzid,
      organizer: contact('organizer')[0],
      attendees: contact('attendee'),
    }
  })
  return { method: calendar.getFirstPropertyValue('method'), zones: zones.map(({ tzid }) => tzid), events }
}
