/** The date format of the back office: 2 Mar 2026. */
const day = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeZone: 'UTC' })

/** Makes a function that keeps a formatter for each time zone. */
function formatters(styles: Intl.DateTimeFormatOptions) {
	const byZone = new Map<string | undefined, Intl.DateTimeFormat>()
	return (timeZone: string | undefined): Intl.DateTimeFormat => {
		const formatter = byZone.get(timeZone) ?? new Intl.DateTimeFormat('en-GB', { ...styles, timeZone })
		byZone.set(timeZone, formatter)
		return formatter
	}
}

const momentsIn = formatters({ dateStyle: 'medium', timeStyle: 'short' })
const timesIn = formatters({ timeStyle: 'short' })
const yearsIn = formatters({ year: 'numeric' })
const nearIn = formatters({ day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' })

/** Formats a time. Returns a text that is none unchanged: an old row or a draft may hold one. */
const formatted = (format: Intl.DateTimeFormat, time: string, text = time): string => {
	const at = new Date(time)
	return Number.isNaN(at.getTime()) ? text : format.format(at)
}

/** Formats a calendar date, YYYY-MM-DD. */
export const dayText = (date: string): string => formatted(day, `${date}T00:00:00Z`, date)

const month = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })

/** Formats a month, YYYY-MM: March 2026. */
export const monthText = (text: string): string => formatted(month, `${text}-01T00:00:00Z`, text)

/** Formats a moment in a time zone, by default the reader's own: 2 Mar 2026, 14:45. */
export const momentText = (at: string, timeZone?: string): string => formatted(momentsIn(timeZone), at)

/** The same for narrow places, without the year while it is this one: 2 Mar, 14:45. */
export function nearMomentText(at: string, now = new Date(), timeZone?: string): string {
	const isThisYear = formatted(yearsIn(timeZone), at) === yearsIn(timeZone).format(now)
	return isThisYear ? formatted(nearIn(timeZone), at) : momentText(at, timeZone)
}

/** Formats the time of a moment in a time zone, by default the reader's own: 14:45. */
export const timeText = (at: string, timeZone?: string): string => formatted(timesIn(timeZone), at)

/** Formats a text that is a date or a moment. Returns any other text unchanged. */
export function readableDate(text: string): string {
	if (/^\d{4}-\d\d-\d\d$/.test(text)) return dayText(text)
	return /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(?:\.\d+)?Z$/.test(text) ? momentText(text) : text
}
