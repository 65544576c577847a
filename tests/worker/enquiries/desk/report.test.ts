import { expect, test } from 'vitest'
import type { EnquiryReport, ReportQuery } from '#contracts/enquiries/report.ts'
import { companyMoment } from '#contracts/shared/company-time.ts'
import { dayMs, minuteMs } from '#contracts/shared/periods.ts'
import { arrive, newDepartment, type Salesperson, salesperson } from '#tests/support/builders/desk.ts'
import { plansOf, unindexed } from '#tests/support/worker/query-plans.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { db } from '#tests/support/worker/staff.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { reportEnquiries } from '#worker/features/enquiries/report/enquiry-report.ts'

/** A period of its own for each test, so that it counts its own enquiries. */
const period = (year: number) => ({ from: `${year}-01-01`, to: `${year}-12-31` })

const at = (time: string) => new Date(companyMoment(time))

const report = async ({ send }: Salesperson, query: ReportQuery): Promise<EnquiryReport> =>
	(await send('report', query)).json()

/** A reply that has left so many minutes after a moment. */
const answered = (
	subjectId: number,
	from: Date,
	minutes: number,
	delivery: 'handed-over' | 'queued' | 'bounced' = 'handed-over',
) =>
	db.insert(enquiryMessages).values({
		subjectId,
		kind: 'reply',
		delivery,
		at: new Date(from.getTime() + minutes * minuteMs).toISOString(),
	})

test('months are those of the company, with the time to the first answer that left', async () => {
	const asha = await salesperson()
	const last = at('2031-01-31T23:59')
	const first = at('2031-02-01T00:00')
	const january = await arrive({}, last)
	await answered(january, last, 30)
	await answered(january, last, 10_000)
	for (const minutes of [10, 20, 60]) {
		const id = await arrive({}, first)
		await answered(id, first, minutes)
	}
	const unanswered = await arrive({}, first)
	for (const delivery of ['queued', 'bounced'] as const) await answered(unanswered, first, 5, delivery)
	await asha.place(await arrive({}, first), { state: 'spam' })
	const { total, rows } = await report(asha, { ...period(2031), by: 'month' })
	expect(rows).toEqual([
		{ name: '2031-01', enquiries: 1, answered: 1, medianMinutes: 30, p90Minutes: 30 },
		{ name: '2031-02', enquiries: 4, answered: 3, medianMinutes: 20, p90Minutes: 60 },
	])
	expect(total).toEqual({ enquiries: 5, answered: 4, medianMinutes: 20, p90Minutes: 60 })
})

test('departments, landing pages, campaigns and countries come by their number, with those of which nothing is known', async () => {
	const asha = await salesperson()
	const selectedDepartmentId = await newDepartment()
	const from = (origin: object) =>
		arrive(
			{
				selectedDepartmentId,
				origin: {
					page: null,
					landingPage: null,
					referrer: null,
					campaign: {},
					pages: null,
					language: null,
					country: null,
					...origin,
				},
			},
			at('2032-05-05T10:00'),
		)
	await from({ landingPage: '/a', campaign: { source: 'letter' }, country: 'IN' })
	await from({ landingPage: '/a', campaign: { source: 'letter', campaign: 'autumn' }, country: 'IN' })
	await from({ landingPage: '/b' })
	await arrive({ selectedDepartmentId: 1 }, at('2032-05-05T10:00'))
	const counts = async (by: ReportQuery['by']) =>
		(await report(asha, { ...period(2032), by })).rows.map(({ name, enquiries }) => [name, enquiries])
	expect(await counts('landingPage')).toEqual([
		['/a', 2],
		[null, 1],
		['/b', 1],
	])
	expect(await counts('campaign')).toEqual([
		[null, 2],
		['autumn', 1],
		['letter', 1],
	])
	expect(await counts('country')).toEqual([
		[null, 2],
		['IN', 2],
	])
	expect((await counts('department')).map(([, count]) => count)).toEqual([3, 1])
})

test('a day outside of the period is not counted, and an empty period has no times', async () => {
	const asha = await salesperson()
	await arrive({}, at('2033-03-01T00:00'))
	const day = { from: '2033-02-28', to: '2033-02-28', by: 'month' } as const
	expect(await report(asha, day)).toEqual({
		total: { enquiries: 0, answered: 0, medianMinutes: null, p90Minutes: null },
		rows: [],
	})
	expect((await report(asha, { ...day, to: '2033-03-01' })).total.enquiries).toBe(1)
})

test('a report of ten years has each of its months', async () => {
	const asha = await salesperson()
	const months = Array.from({ length: 60 }, (_, month) => new Date(Date.UTC(2040, month, 15)))
	for (const month of months) await arrive({}, month)
	const { rows } = await report(asha, { from: '2040-01-01', to: '2049-12-31', by: 'month' })
	expect(rows.map(({ name }) => name)).toEqual(months.map((month) => month.toISOString().slice(0, 7)))
})

test('a period of ten thousand years is counted as fast as a short one, with the months in which something arrived', async () => {
	const asha = await salesperson()
	await arrive({}, at('2034-05-05T10:00'))
	const { rows } = await report(asha, { from: '0001-01-01', to: '9999-12-31', by: 'month' })
	const months = rows.map(({ name }) => name)
	expect(months).toContain('2034-05')
	expect(months).toEqual(months.toSorted())
})

test.each([
	[{ from: '2030-02-01', to: '2030-01-31', by: 'month' }, { to: 'The last day is not before the first' }],
	[{ from: '', to: '2030-01-31', by: 'month' }, { from: 'A first day is expected' }],
	[{ from: '2030-01-01', to: '2030-01-31', by: 'name' }, { by: 'Choose what the report groups by' }],
])('%j is refused', async (query, fields) => {
	const answer = await (await salesperson()).send('report', query)
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields })
})

test('a report is one query over indexes', async () => {
	const query = { from: '2030-01-01', to: new Date(Date.now() + dayMs).toISOString().slice(0, 10) }
	for (const by of ['month', 'campaign'] as const) {
		expect(unindexed(await plansOf((counted) => reportEnquiries(counted, { ...query, by })))).toEqual([])
		expect(await roundTripsOf((counted) => reportEnquiries(counted, { ...query, by }))).toBe(1)
	}
})
