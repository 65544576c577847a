import type { Office } from '#web/content/company.ts'

/** Washington is on summer time on this day. */
const aSummerDay = new Date('2024-07-01T12:00:00Z')

function offsetOf(timeZone: string): number {
	const parts = new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' }).formatToParts(aSummerDay)
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
	const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
	return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60)
}

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** An office's hours on another zone's clock, in hours after midnight. They may exceed 24. */
export function hoursOn(timeZone: string, { timeZone: own, hours: { opens, closes } }: Office) {
	const ahead = offsetOf(timeZone) - offsetOf(own.iana)
	return { from: hourOf(opens) + ahead, to: hourOf(closes) + ahead }
}
