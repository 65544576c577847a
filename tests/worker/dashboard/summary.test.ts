import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import { type Dashboard, mostCounted } from '#contracts/operations/dashboard.ts'
import { dayMs, recentDays } from '#contracts/shared/periods.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { roundTripsOf } from '#tests/support/worker/round-trips.ts'
import { rowsRead } from '#tests/support/worker/rows-read.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { listActs } from '#worker/features/audit/audit.queries.ts'
import { summarise } from '#worker/features/dashboard/summary.queries.ts'

const daysAgo = (days: number) => new Date(Date.now() - days * dayMs).toISOString()

/** Many acts and enquiries, of which more than the overview counts are new. */
const howMany = 3_000
const newActs = mostCounted + 20
const newEnquiries = 7

beforeAll(async () => {
	const numbers = `with recursive numbers(n) as (select 1 union all select n + 1 from numbers where n < ${howMany})`
	const at = (recent: number) =>
		`iif(n > ${howMany - recent}, '${daysAgo(recentDays - 1)}', '${daysAgo(recentDays + 1)}')`
	await bindings.DB.batch([
		bindings.DB.prepare(
			`${numbers} insert into audit_log (at, section, action, request_id) select ${at(newActs)}, 'blogs', 'added', '' from numbers`,
		),
		bindings.DB.prepare(
			`${numbers} insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at)
			select 'A', 'B', 1, 'a@b.example', '1', 'C', ${at(newEnquiries)} from numbers`,
		),
	])
})

const admin = {
	staff: { id: 1, fullName: 'Nila', permissions: [{ permission: 'Admin' as const }] },
	isLocal: false,
	retentionDays: 180,
}

test('the overview costs one round trip and reads a hundred rows a section at most', async () => {
	expect(await roundTripsOf((db) => summarise(db, admin))).toBe(1)
	const read = await rowsRead((db) => summarise(db, admin))
	expect(read.length).toBeGreaterThan(11)
	for (const rows of read) expect(rows).toBeLessThanOrEqual(mostCounted)
})

test('a section with many new rows stops counting them, the others count exactly', async () => {
	const headers = await signedInAs(['Admin'])
	const before = Number(await bindings.DB.prepare('select count(*) from audit_log').first('count(*)'))
	const { cards } = await (await call('/api/dashboardcontroller/summary', { headers })).json<Dashboard>()
	expect(cards.administration).toEqual({ total: before, recent: mostCounted })
	expect(cards.enquiries).toEqual({ total: howMany, recent: newEnquiries })
	expect(cards.blogs).toEqual({ total: 0, recent: 0 })
	expect(cards.users?.recent).toBe(cards.users?.total)
})

test.each<[Role[], string[]]>([
	[[], []],
	[['Blogs'], ['blogs']],
	[
		['JobApplicants', 'UserListing'],
		['applications', 'users'],
	],
	[
		['Careers', 'NewsAdmin', 'ContactRequests'],
		['careers', 'enquiries', 'news'],
	],
])('a user with the roles %j gets the cards of their sections alone', async (held, cards) => {
	const headers = await signedInAs(held)
	const summary = await (await call('/api/dashboardcontroller/summary', { headers })).json<Dashboard>()
	expect(Object.keys(summary.cards).sort()).toEqual(cards)
	expect(summary).not.toHaveProperty('stuckMails')
})

test('the audit list reads its page, however long the log is', async () => {
	const query = { pageNumber: 1, size: 10, userName: null, section: null, itemId: null, from: null, to: null }
	for (const rows of await rowsRead((db) => listActs(db, query))) expect(rows).toBeLessThan(100)
})
