import { type TimeZone, timeZones } from '#contracts/shared/time-zones.ts'
import { momentIn, timeIn } from './zone-time.ts'

const formatter = (options: Intl.DateTimeFormatOptions) =>
	new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' })
const date = formatter({ day: 'numeric', month: 'long', year: 'numeric' })
const month = formatter({ month: 'short' })
const weekday = formatter({ weekday: 'long' })

/** A moment as clocks of a zone tell it. */
export function toldIn(zone: TimeZone, moment: string) {
	const time = timeIn(zone, new Date(moment))
	// The digits of those clocks, read as if they were UTC's.
	const day = new Date(`${time}:00Z`)
	return {
		/** With the offset, for machines. */
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

/** When an event takes place, in two lines. */
export function whenOf({ startsAt, endsAt, timeZone }: When): { days: string; hours: string } {
	const { clock } = timeZones[timeZone]
	const start = toldIn(timeZone, startsAt)
	if (!endsAt) return { days: start.long, hours: `${start.clock} ${clock}` }
	const end = toldIn(timeZone, endsAt)
	if (start.date === end.date) return { days: start.long, hours: `${start.clock} to ${end.clock} ${clock}` }
	return {
		days: `${start.short} to ${end.short}`,
		hours: `${start.clock} ${clock} on the first day to ${end.clock} ${clock} on the last`,
	}
}

export type State = 'upcoming' | 'on' | 'over'
type MaybeTimed = { startsAt: string | null; endsAt: string | null }

/** Whether an event is still to come; null where nobody has said when. */
export function stateOf({ startsAt, endsAt }: MaybeTimed, now: Date): State | null {
	if (startsAt === null) return null
	const at = now.toISOString()
	if (at < startsAt) return 'upcoming'
	return at < (endsAt ?? startsAt) ? 'on' : 'over'
}

/** When that changes next, in milliseconds since 1970; null: never. */
export function nextChange({ startsAt, endsAt }: MaybeTimed, now: Date): number | null {
	const turns = [startsAt, endsAt].flatMap((moment) => (moment ? [Date.parse(moment)] : []))
	const next = Math.min(...turns.filter((turn) => turn > now.getTime()))
	return Number.isFinite(next) ? next : null
}
