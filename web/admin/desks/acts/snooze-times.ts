import { usualOfficeHours } from '#contracts/desks/usual-hours.ts'
import { companyMoment, companyTime, companyToday } from '#contracts/shared/company-time.ts'
import { dayMs } from '#contracts/shared/periods.ts'

type SnoozeTime = { label: string; at: string }

const daysAfter = (date: string, days: number) =>
	new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

const morningOf = (date: string) => new Date(companyMoment(`${date}T${usualOfficeHours.opensAt}`)).toISOString()

/** The usual ends of a snooze, by the company's clock. On a Sunday both are tomorrow. */
export function snoozeTimes(now = new Date()): SnoozeTime[] {
	const today = companyToday(now)
	const weekday = new Date(`${today}T00:00Z`).getUTCDay() || 7
	const untilMonday = 8 - weekday
	const times = [
		{ label: 'Tomorrow morning', at: morningOf(daysAfter(today, 1)) },
		{ label: 'Next Monday morning', at: morningOf(daysAfter(today, untilMonday)) },
	]
	return untilMonday === 1 ? times.slice(0, 1) : times
}

/** The moment of a time that was typed by the company's clock; null if it is none, or is over. */
export function typedSnooze(typed: string, now = new Date()): string | null {
	if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d/.test(typed) || typed <= companyTime(now)) return null
	return new Date(companyMoment(typed)).toISOString()
}
