const indiaOffsetMinutes = 330

/** The local time in Asia/Kolkata, which has no daylight saving time: 2026-01-31T10:00. */
export const timeInIndia = (moment: Date): string =>
	new Date(moment.getTime() + indiaOffsetMinutes * 60_000).toISOString().slice(0, 16)

/** Adds India's offset to a local time like 2026-01-31T10:00. */
export const momentInIndia = (time: string): string => `${time}:00+05:30`

/** The calendar date in India. Jobs open and close by it. */
export const todayInIndia = (now = new Date()): string => timeInIndia(now).slice(0, 10)

/** When the next day begins in India, in milliseconds since 1970. */
export const nextDayInIndia = (now = new Date()): number =>
	Date.parse(momentInIndia(`${todayInIndia(new Date(now.getTime() + 24 * 60 * 60_000))}T00:00`))
