export const eventPath = (id: number): `/${string}` => `/EventsView/${id}`

export const eventFilePath = (id: number) => `/events/${id}/event.ics`

/** The calendar of upcoming events, to subscribe to. */
export const calendarPath = '/events/calendar.ics'
