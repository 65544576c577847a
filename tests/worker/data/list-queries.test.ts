import { beforeAll, describe, expect, test } from 'vitest'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { aDraft, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { call } from '#tests/support/worker/app.ts'
import { databaseWith } from '#tests/support/worker/faults.ts'
import { routes } from '#tests/support/worker/routes.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'

/** Every call that answers a list, with its name for the page size and its text filters. */
const lists: { path: string; size: 'size' | 'pageSize'; texts?: string[] }[] = [
	{ path: '/api/usercontroller/getalluserdetails', size: 'size', texts: ['userName'] },
	{ path: '/api/auditcontroller/listacts', size: 'size', texts: ['userName'] },
	{ path: '/api/blogscontroller/fetchAllBlogs', size: 'pageSize', texts: ['headingFilter'] },
	{ path: '/api/blogscontroller/getBlogsCategory', size: 'pageSize' },
	{ path: '/api/blogscontroller/getBlogsTags', size: 'pageSize' },
	{ path: '/api/casestudiescontroller/listcasestudies', size: 'pageSize' },
	{ path: '/api/casestudycategoriescontroller/listcategories', size: 'size' },
	{ path: '/api/newscontroller/listnewsdetails', size: 'size' },
	{ path: '/api/flyerscontroller/listallflyers', size: 'pageSize' },
	{ path: '/api/whitepaperscontroller/listallwhitepapers', size: 'pageSize' },
	{ path: '/api/eventscontroller/fetchAllEvents', size: 'pageSize' },
	{ path: '/api/contactuscontroller/getContactUsRequests', size: 'size' },
	{ path: '/api/careerscontroller/getalljobdetails', size: 'size', texts: ['jobLocation', 'jobPosition'] },
	{
		path: '/api/careerscontroller/getreceivedapplications',
		size: 'size',
		texts: ['applicantLocation', 'mobileNumber'],
	},
	{ path: '/api/public/blogscontroller/fetchAllBlogs', size: 'pageSize', texts: ['headingFilter'] },
	{ path: '/api/public/casestudiescontroller/listcasestudiesbyfilter', size: 'pageSize', texts: ['title'] },
	{ path: '/api/public/eventscontroller/fetchAllEventsforPublic', size: 'pageSize' },
	{ path: '/api/public/newscontroller/getNewsByIsPublished', size: 'size' },
]

const filters = lists.flatMap(({ path, texts = [] }) => texts.map((field) => ({ path, field })))

let headers: Record<string, string>
beforeAll(async () => {
	headers = { 'X-Token': dummyToken, ...(await signedInAs(['Admin'])) }
	await savedBlog(aDraft())
	await addApplication({ jobId: await openJob() })
})

const ask = (path: string, json: object, DB?: D1Database) =>
	call(path, { json, headers, ...(DB && { bindings: { DB } }) })

const totalOf = async (path: string, json: object) => {
	const answer = await ask(path, json)
	expect(answer.status, `${path} ${JSON.stringify(json)}`).toBe(200)
	return (await answer.json<{ totalElements: number }>()).totalElements
}

test('the lists are existing routes', () => {
	expect(lists.map(({ path }) => path).filter((path) => !routes.some((route) => route.path === path))).toEqual([])
})

describe.each(filters)('$path, $field', ({ path, field }) => {
	test('treats wildcards of the database as text, at any length', async () => {
		// The list must have rows that a wildcard could find. The visitors' lists are empty.
		if (!path.includes('/public/')) expect(await totalOf(path, {})).toBeGreaterThan(0)
		const signs = `%_'";--`
		for (const text of [
			'%',
			'_',
			'%%',
			signs,
			signs.repeat(8).slice(0, 51),
			'x'.repeat(51),
			'ж'.repeat(51),
			'🌙'.repeat(50),
		])
			expect(await totalOf(path, { [field]: text }), text).toBe(0)
	})

	test.each([101, 500, 5_000])('refuses %i characters and names the field', async (length) => {
		for (const text of ['x'.repeat(length), `%_'";--`.repeat(length).slice(0, length)]) {
			const answer = await ask(path, { [field]: text })
			expect([answer.status, await answer.json()]).toMatchObject([
				400,
				{ fields: { [field]: 'At most 100 characters' } },
			])
		}
	})
})

/** The real database, which records the LIMIT of each statement. */
function watched(): { DB: D1Database; limits: number[] } {
	const limits: number[] = []
	const DB = databaseWith((session) => ({
		prepare(query) {
			const statement = session.prepare(query)
			const bind = statement.bind.bind(statement)
			statement.bind = (...values) => {
				const wanted = Array.from(query.matchAll(/ limit \?/gi), ({ index }) =>
					Number(values[query.slice(0, index).split('?').length - 1]),
				)
				// A list of several groups reads a page of each, and then returns one page.
				if (wanted.length > 0) limits.push(Math.min(...wanted))
				return bind(...values)
			}
			return statement
		},
		batch: (statements) => session.batch(statements),
	}))
	return { DB, limits }
}

describe.each(lists)('$path', ({ path, size }) => {
	test.each([
		{ pageNumber: 1e9 },
		{ pageNumber: '1' },
		{ [size]: 100 },
		{ [size]: 1e6 },
		{ [size]: '1000000' },
		{ pageNumber: 1e9, [size]: 1e6 },
	])('returns at most a hundred rows for %j', async (query) => {
		const { DB, limits } = watched()
		expect((await ask(path, query, DB)).status).toBe(200)
		expect(limits.length).toBeGreaterThan(0)
		for (const limit of limits) expect(limit).toBeLessThanOrEqual(100)
	})

	test.each([-1, 0, 1.5, 'one', '1.5', '-1', '1e3', 'NaN', '', [], {}, true])(
		'takes %j for no page and no size',
		async (odd) => {
			for (const field of ['pageNumber', size]) {
				const answer = await ask(path, { [field]: odd })
				expect([answer.status, Object.keys((await answer.json<{ fields: object }>()).fields)]).toEqual([400, [field]])
			}
		},
	)
})
