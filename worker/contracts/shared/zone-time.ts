import { TZDate, tzOffset } from '@date-fns/tz'
import { dayMs, minuteMs } from './periods.ts'

/** The time zone of the reader's browser. UTC if the browser names one that it cannot calculate with. */
export function zoneOfReader(): string {
	const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
	return timeZone && timeZone !== 'Etc/Unknown' ? timeZone : 'UTC'
}

/** Formats a moment in a zone's local time: 2026-01-31T10:00. */
export const timeIn = (zone: string, moment: Date): string =>
	new Date(moment.getTime() + tzOffset(zone, moment) * minuteMs).toISOString().slice(0, 16)

/**
 * Converts a zone's local time such as 2026-01-31T10:00 to a moment with its UTC offset. A time that clocks skip becomes
 * the one after the gap; of a time that they repeat it is the first. `TZDate` alone lets the machine's own zone decide.
 */
export function momentIn(zone: string, time: string): string {
	const local = Date.parse(`${time}Z`)
	const [before = local, after = local] = [-dayMs, dayMs].map(
		(shift) => local - tzOffset(zone, new Date(local + shift)) * minuteMs,
	)
	const found = [before, after].find((moment) => timeIn(zone, new Date(moment)) === time.slice(0, 16)) ?? before
	return new TZDate(found, zone).toISOString().replace('.000', '')
}
