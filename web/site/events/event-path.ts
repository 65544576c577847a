export const eventPath = (id: number): `/${string}` => `/EventsView/${id}`

/** The event's file for calendars. */
export const eventFilePath = (id: number) => `/events/${id}/event.ics`

/** What is to come, for calendars that keep themselves up to date. */
export const calendarPath = '/events/calendar.ics'

/** The id in an address; null where there is none. */
export const eventIdIn = (part: string): number | null => (/^[1-9]\d{0,14}$/.test(part) ? Number(part) : null)
