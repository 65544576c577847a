import { itemPagePath } from '#contracts/items/kinds.ts'

export const eventPath = (id: number) => itemPagePath('events', id)

export const eventFilePath = (id: number) => `/events/${id}/event.ics`

/** The calendar of upcoming events, to subscribe to. */
export const calendarPath = '/events/calendar.ics'
