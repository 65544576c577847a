/** The offices' hours on the clock of the head office, on a day with summer time in the north. */
import { brand } from './brand.ts'
import { cityOf, headOffice } from './brand-facts.ts'
import type { Office } from './brand-schema.ts'

const summer = new Date('2024-07-01T12:00:00Z')
const winter = new Date('2024-01-01T12:00:00Z')

/** Hours ahead of UTC. */
function offsetOf({ timeZone: { iana } }: Office, day: Date): number {
	const parts = new Intl.DateTimeFormat('en', { timeZone: iana, timeZoneName: 'longOffset' }).formatToParts(day)
	const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? ''
	const [, sign, hours, minutes] = /GMT([+-])(\d\d):(\d\d)/.exec(name) ?? []
	return (sign === '-' ? -1 : 1) * (Number(hours ?? 0) + Number(minutes ?? 0) / 60)
}

const hourOf = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60

/** An office's hours in hours after midnight at the head office. They may be negative or exceed 24. */
export function hoursOf(office: Office) {
	const ahead = offsetOf(headOffice, summer) - offsetOf(office, summer)
	return { from: hourOf(office.hours.opens) + ahead, to: hourOf(office.hours.closes) + ahead }
}

const days = brand.offices.map((office) => ({ office, ...hoursOf(office) }))
const first = days.reduce((one, other) => (other.from < one.from ? other : one))
const last = days.reduce((one, other) => (other.to > one.to ? other : one))

/** The hour on the clock of the last office to close at which the first one opens. */
const lateHour = (((first.from - offsetOf(headOffice, summer) + offsetOf(last.office, summer)) % 24) + 24) % 24

export const longDay = {
	firstCity: cityOf(first.office),
	lastCity: cityOf(last.office),
	opens: first.from,
	closes: last.to,
	/** Whether it is night at the last office when the first one opens. */
	spansNight: lateHour >= 22 || lateHour < 6,
	/** Cities whose clocks change in summer. */
	summerCities: brand.offices.filter((each) => offsetOf(each, summer) !== offsetOf(each, winter)).map(cityOf),
}
