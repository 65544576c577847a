import type { Job, SalaryUnit } from '#contracts/careers/careers.ts'
import { itemPagePath } from '#contracts/items/kinds.ts'
import type { PageFacts } from '#web/content/page-facts.ts'
import { pages } from '#web/content/pages.ts'

export const jobPath = (id: number) => itemPagePath('careers', id)

const american = new Intl.DateTimeFormat('en-US', { month: 'long', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** Formats a calendar date as "December 20, 2026", the same in every time zone. */
export const longAmericanDate = (date: string) => american.format(new Date(`${date}T00:00:00Z`))

const units: Record<SalaryUnit, string> = {
	HOUR: 'an hour',
	DAY: 'a day',
	WEEK: 'a week',
	MONTH: 'a month',
	YEAR: 'a year',
}

type Salary = Pick<Job, 'salaryMin' | 'salaryMax' | 'salaryCurrency' | 'salaryUnit'>

/** Formats "INR 12,00,000 to 18,00,000 a year". Returns null without an amount. */
export function salaryText({ salaryMin, salaryMax, salaryCurrency, salaryUnit }: Salary): string | null {
	const digits = new Intl.NumberFormat(salaryCurrency === 'INR' ? 'en-IN' : 'en-US')
	// A no-break space keeps code and amount on one line.
	const amount = (value: number) => `${salaryCurrency}\u00a0${digits.format(value)}`
	const unit = units[salaryUnit]
	if (salaryMin !== null && salaryMax !== null)
		return salaryMin === salaryMax
			? `${amount(salaryMin)} ${unit}`
			: `${amount(salaryMin)} to ${digits.format(salaryMax)} ${unit}`
	if (salaryMin !== null) return `From ${amount(salaryMin)} ${unit}`
	return salaryMax === null ? null : `Up to ${amount(salaryMax)} ${unit}`
}

/** The head data of a job's page. */
export const jobFacts = (
	{ id, jobPosition, jobLocation }: Pick<Job, 'id' | 'jobPosition' | 'jobLocation'>,
	description: string,
): PageFacts => ({
	path: jobPath(id),
	name: jobPosition,
	title: `${jobPosition}, ${jobLocation} | ${pages.careers.name}`,
	description,
	parent: pages.careers,
})
