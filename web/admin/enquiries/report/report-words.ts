import type { ReportQuery } from '#contracts/enquiries/report.ts'
import { type ReportGrouping, reportGroupings } from '#contracts/enquiries/report-groupings.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { countryName } from '#contracts/shared/countries.ts'
import { monthText } from '#contracts/shared/date-text.ts'
import { dayMs } from '#contracts/shared/periods.ts'

/** The periods of a report, in days that end today. */
export const periods: Readonly<Record<number, string>> = {
	30: 'Last 30 days',
	90: 'Last 90 days',
	365: 'Last 12 months',
}
const firstPeriod = 30

export const groupings: Readonly<Record<ReportGrouping, { label: string; unknown: string }>> = {
	month: { label: 'Month', unknown: '' },
	department: { label: 'Department', unknown: '' },
	landingPage: { label: 'Landing page', unknown: 'Not known' },
	campaign: { label: 'Campaign', unknown: 'No campaign' },
	country: { label: 'Country', unknown: 'Not known' },
}

const isGrouping = (text: string | null): text is ReportGrouping => reportGroupings.some((each) => each === text)

export type ChosenReport = { days: number; by: ReportGrouping }

/** What an address shows: by default the months of the first period. */
export function chosenIn(params: URLSearchParams): ChosenReport {
	const days = Number(params.get('days'))
	const by = params.get('by')
	return { days: Object.hasOwn(periods, days) ? days : firstPeriod, by: isGrouping(by) ? by : 'month' }
}

/** The days up to today, by the company's calendar. */
export function reportQueryOf({ days, by }: ChosenReport, now = new Date()): ReportQuery {
	const to = companyToday(now)
	const from = new Date(Date.parse(`${to}T00:00Z`) - (days - 1) * dayMs).toISOString().slice(0, 10)
	return { from, to, by }
}

/** The name of a row in words. */
export function rowName(by: ReportGrouping, name: string | null): string {
	if (name === null) return groupings[by].unknown
	if (by === 'month') return monthText(name)
	return by === 'country' ? countryName(name) : name
}

const hour = 60
const day = 24 * hour

/** A time in its two largest units: "45 min", "3 h 20 min", "2 d 4 h". */
export function durationText(minutes: number | null): string {
	if (minutes === null) return 'none yet'
	const [large, small] = minutes >= day ? [day, hour] : [hour, 1]
	const [first, second] = [Math.floor(minutes / large), Math.floor((minutes % large) / small)]
	const units = large === day ? (['d', 'h'] as const) : (['h', 'min'] as const)
	if (first === 0) return `${second} ${units[1]}`
	return second === 0 ? `${first} ${units[0]}` : `${first} ${units[0]} ${second} ${units[1]}`
}

/** How many of all, in per cent; null of none. */
export const shareText = (part: number, all: number): string | null =>
	all === 0 ? null : `${Math.round((100 * part) / all)} %`
