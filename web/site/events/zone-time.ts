import { TZDate, tzOffset } from '@date-fns/tz'

/** Formats a moment in a zone's local time: 2026-01-31T10:00. */
export const timeIn = (zone: string, moment: Date): string =>
	new Date(moment.getTime() + tzOffset(zone, moment) * 60_000).toISOString().slice(0, 16)

/** Converts a zone's local time such as 2026-01-31T10:00 to a moment with its UTC offset. */
export function momentIn(zone: string, time: string): string {
	const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = time.split(/\D/).map(Number)
	return new TZDate(year, month - 1, day, hour, minute, zone).toISOString().replace('.000', '')
}
