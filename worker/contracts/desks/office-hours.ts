import { companyMoment, companyToday } from '../shared/company-time.ts'
import { dayMs, hourMs } from '../shared/periods.ts'
import type { OfficeHours } from './usual-hours.ts'

const mostDays = 400

/** The hours of a calendar day in which the office is open, in milliseconds since 1970; null: it is closed. */
function openOn(date: string, { opensAt, closesAt, officeDays }: OfficeHours): { from: number; until: number } | null {
	const weekday = new Date(`${date}T00:00Z`).getUTCDay() || 7
	if (!officeDays.includes(weekday)) return null
	return {
		from: Date.parse(companyMoment(`${date}T${opensAt}`)),
		until: Date.parse(companyMoment(`${date}T${closesAt}`)),
	}
}

const shifted = (date: string, days: number) =>
	new Date(Date.parse(`${date}T00:00Z`) + days * dayMs).toISOString().slice(0, 10)

/** When an answer is due to somebody who waits since then; null if the office never opens. */
export function dueAt(waitingSince: string, office: OfficeHours): string | null {
	const since = Date.parse(waitingSince)
	const first = companyToday(new Date(since))
	let left = office.answerHours * hourMs
	for (let day = 0; day < mostDays; day += 1) {
		const open = openOn(shifted(first, day), office)
		if (!open) continue
		const from = Math.max(open.from, since)
		if (from + left <= open.until) return new Date(from + left).toISOString()
		left -= Math.max(0, open.until - from)
	}
	return null
}

/** Whether an answer is overdue: it was due by now. `now`: in milliseconds since 1970. */
export const isOverdue = (dueAt: string | null, now: number): dueAt is string =>
	dueAt !== null && Date.parse(dueAt) <= now
