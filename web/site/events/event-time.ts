import { type TimeZone, timeZones } from '#contracts/shared/time-zones.ts'
import { momentIn, timeIn } from '#contracts/shared/zone-time.ts'

const formatter = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const date = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const month = formatter({ month: 'short' })
const weekday = formatter({ weekday: 'long' })

/** Formats a moment in a zone's local time. */
export function zonedTime(zone: TimeZone, moment: string) {
	const time = timeIn(zone, new Date(moment))
	// Read the local digits as if they were UTC.
	const day = new Date(`${time}:00Z`)
	return {
		/** With the UTC offset, for machines. */
		iso: momentIn(zone, time),
		date: time.slice(0, 10),
		clock: time.slice(11),
		long: `${weekday.format(day)}, ${date.format(day)}`,
		short: date.format(day),
		leaf: {
			month: month.format(day),
			day: String(day.getUTCDate()),
			weekday: weekday.format(day).slice(0, 3),
			year: time.slice(0, 4),
		},
	}
}

export type Starts = { startsAt: string; timeZone: TimeZone }
type When = Starts & { endsAt: string | null }

/** Formats the days and the hours of an event, a line each. */
export function whenOf({ startsAt, endsAt, timeZone }: When): { days: string; hours: string } {
	const { clock } = timeZones[timeZone]
	const start = zonedTime(timeZone, startsAt)
	if (!endsAt) return { days: start.long, hours: `${start.clock} ${clock}` }
	const end = zonedTime(timeZone, endsAt)
	if (start.date === end.date) return { days: start.long, hours: `${start.clock} to ${end.clock} ${clock}` }
	return {
		days: `${start.short} to ${end.short}`,
		hours: `${start.clock} ${clock} on the first day to ${end.clock} ${clock} on the last`,
	}
}

export type State = 'upcoming' | 'on' | 'over'
type MaybeTimed = { startsAt: string | null; endsAt: string | null }

/** Whether the event is past, running or upcoming. Null without a date. */
export function eventStateOf({ startsAt, endsAt }: MaybeTimed, now: Date): State | null {
	if (startsAt === null) return null
	const at = now.toISOString()
	if (at < startsAt) return 'upcoming'
	return at < (endsAt ?? startsAt) ? 'on' : 'over'
}

/** When that state changes next, as a timestamp. Null if it never does. */
export function nextChange({ startsAt, endsAt }: MaybeTimed, now: Date): number | null {
	const turns = [startsAt, endsAt].flatMap((moment) => (moment ? [Date.parse(moment)] : []))
	const next = Math.min(...turns.filter((turn) => turn > now.getTime()))
	return Number.isFinite(next) ? next : null
}
