import { and, eq, ne, type SQL, sql } from 'drizzle-orm'
import {
	type EnquiryReport,
	mostReportRows,
	type ReportFigures,
	type ReportQuery,
} from '#contracts/enquiries/report.ts'
import { companyToday } from '#contracts/shared/company-time.ts'
import { minuteMs } from '#contracts/shared/periods.ts'
import type { Database } from '#worker/data/db.ts'
import { jsonText } from '#worker/data/json-value.ts'
import { isListed } from '#worker/desks/subject-columns.ts'
import { departments, enquiries } from '../enquiries.table.ts'
import { arrivedWithin, firstAnswerAt, startOfDay } from './arrived-within.ts'

const ofOrigin = (path: string) => jsonText(enquiries.origin, path)

/** What enquiries are grouped by. Months come from the time of arrival. */
const names: Record<ReportQuery['by'], SQL<string | null>> = {
	month: sql<null>`null`,
	department: sql<string>`${departments.name}`,
	landingPage: ofOrigin('$.landingPage'),
	campaign: sql<string | null>`coalesce(${ofOrigin('$.campaign.campaign')}, ${ofOrigin('$.campaign.source')})`,
	country: ofOrigin('$.country'),
}

type Arrival = { name: string | null; createdAt: string; answeredAt: string | null }

/** Counts the enquiries of a period and tells how soon they were answered. Spam, what machines sent and what was merged are left out. */
export async function reportEnquiries(db: Database, query: ReportQuery): Promise<EnquiryReport> {
	const arrivals: Arrival[] = await db
		.select({ name: names[query.by].as('name'), createdAt: enquiries.createdAt, answeredAt: firstAnswerAt })
		.from(enquiries)
		.innerJoin(departments, eq(departments.id, enquiries.departmentId))
		// With the plus, SQLite reads the index of arrival.
		.where(and(arrivedWithin(query), ne(sql`+${enquiries.state}`, 'spam'), isListed(enquiries)))
	const monthOf = monthsOf(arrivals)
	const groups = Map.groupBy(arrivals, ({ name, createdAt }) => (query.by === 'month' ? monthOf(createdAt) : name))
	const rows = Array.from(groups, ([name, group]) => ({ name, ...figuresOf(group) })).sort(orderOf(query))
	return { total: figuresOf(arrivals), rows: query.by === 'month' ? rows : rows.slice(0, mostReportRows) }
}

function orderOf({ by }: ReportQuery) {
	type Row = EnquiryReport['rows'][number]
	const byName = (one: Row, other: Row) => (one.name ?? '').localeCompare(other.name ?? '')
	return by === 'month' ? byName : (one: Row, other: Row) => other.enquiries - one.enquiries || byName(one, other)
}

/** Finds the month of the company in which one of these enquiries arrived. A period may be longer by thousands of years. */
function monthsOf(arrivals: readonly Arrival[]): (at: string) => string {
	const times = arrivals.map(({ createdAt }) => createdAt).sort()
	const monthAt = (at: string | undefined) => (at === undefined ? '' : companyToday(new Date(at)).slice(0, 7))
	const [first, last] = [monthAt(times[0]), monthAt(times.at(-1))]
	const months: { name: string; start: string }[] = []
	const month = new Date(`${first}-01T00:00Z`)
	for (let name = first; name !== '' && name <= last; name = month.toISOString().slice(0, 7)) {
		months.push({ name, start: startOfDay(`${name}-01`) })
		month.setUTCMonth(month.getUTCMonth() + 1)
	}
	return (at) => months.findLast(({ start }) => start <= at)?.name ?? first
}

function figuresOf(arrivals: readonly Arrival[]): ReportFigures {
	const minutes = arrivals
		.flatMap(({ createdAt, answeredAt }) =>
			answeredAt === null ? [] : [Math.round((Date.parse(answeredAt) - Date.parse(createdAt)) / minuteMs)],
		)
		.sort((one, other) => one - other)
	const within = (share: number) => minutes[Math.ceil(share * minutes.length) - 1] ?? null
	return {
		enquiries: arrivals.length,
		answered: minutes.length,
		medianMinutes: within(0.5),
		p90Minutes: within(0.9),
	}
}
