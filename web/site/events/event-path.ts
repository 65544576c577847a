export const eventPath = (id: number): `/${string}` => `/EventsView/${id}`

export const eventFilePath = (id: number) => `/events/${id}/event.ics`

/** The calendar of upcoming events, to subscribe to. */
export const calendarPath = '/events/calendar.ics'

/** Parses an event id in an address. Returns null for anything else. */
export const eventIdIn = (part: string): number | null => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : null)
