import { type JobState, jobStateOf } from '#contracts/careers/careers.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { dayText } from '#contracts/shared/date-text.ts'

const isDate = (text: unknown): text is string => typeof text === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(text)

/** The job's state today by its dates; null if they are incomplete or reversed. */
export function stateByDates(
	startDate: unknown,
	dueDate: unknown,
	today = companyToday(),
): { status: JobState; meaning: string } | null {
	if (!isDate(startDate) || !isDate(dueDate) || dueDate < startDate) return null
	const status = jobStateOf({ startDate, dueDate }, today)
	const meaning = {
		Upcoming: `Open from ${dayText(startDate)}`,
		Open: `Open until ${dayText(dueDate)}`,
		Closed: `Closed since the end of ${dayText(dueDate)}`,
	}[status]
	return { status, meaning }
}
