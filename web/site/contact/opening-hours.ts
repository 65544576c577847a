import type { Office } from '#web/content/brand-schema.ts'

type Times = Pick<Office, 'timeZone' | 'hours'>

const dayNames: readonly string[] = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** An office's local time, and whether it is open. */
export type OfficeMoment = { time: string; open: boolean /** When that changes, in words. */; change: string }

const daysText = (days: readonly number[]): string => {
	const [first = 0, last = first] = [days[0], days.at(-1)]
	return `${dayNames[first]}${first === last ? '' : ` to ${dayNames[last]}`}`
}

/** The days on which most offices are open, in words. The days of an office must be consecutive. */
export function usualDays(offices: readonly Times[]): string {
	const texts = offices.filter(({ hours }) => hours.days.length > 0).map(({ hours }) => daysText(hours.days))
	const count = (text: string) => texts.filter((other) => other === text).length
	return texts.toSorted((a, b) => count(b) - count(a))[0] ?? ''
}

/** Formats the hours, with their days if these are not the usual ones. */
export function hoursText({ hours: { days, opens, closes } }: Times, usual: string): string {
	if (days.length === 0) return 'By appointment'
	const own = daysText(days)
	return `${own === usual ? '' : `${own}, `}${opens} to ${closes}`
}

/** By time zone: creating a formatter takes milliseconds. */
const clocks = new Map<string, Intl.DateTimeFormat>()

function clockOf(timeZone: string): Intl.DateTimeFormat {
	// en-GB has 24 hours.
	const clock =
		clocks.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'short' })
	clocks.set(timeZone, clock)
	return clock
}

function localTime(timeZone: string, now: Date): { weekday: number; time: string } {
	const parts = clockOf(timeZone).formatToParts(now)
	const part = (type: Intl.DateTimeFormatPartTypes) => parts.find((one) => one.type === type)?.value ?? ''
	return { weekday: dayNames.indexOf(part('weekday')), time: `${part('hour')}:${part('minute')}` }
}

/** Reads an office's clock at `now`. Times compare as text: '09:30' < '18:00'. */
export function officeMoment({ timeZone, hours }: Times, now: Date): OfficeMoment {
	const { weekday, time } = localTime(timeZone.iana, now)
	const worksOn = (day: number) => hours.days.some((one) => one === day % 7)
	if (worksOn(weekday) && time >= hours.opens && time < hours.closes)
		return { time, open: true, change: `until ${hours.closes}` }
	if (worksOn(weekday) && time < hours.opens) return { time, open: false, change: `opens ${hours.opens}` }
	const wait = [1, 2, 3, 4, 5, 6, 7].find((days) => worksOn(weekday + days))
	if (wait === undefined) return { time, open: false, change: 'by appointment' }
	const day = wait === 1 ? 'tomorrow' : dayNames[(weekday + wait) % 7]
	return { time, open: false, change: `opens ${day} ${hours.opens}` }
}
