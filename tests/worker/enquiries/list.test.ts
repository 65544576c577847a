import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import type { Enquiry } from '#contracts/enquiries/enquiries.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { anEnquiry } from '#tests/support/builders/enquiry.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { addEnquiry } from '#worker/features/enquiries/enquiries.queries.ts'
import { departments } from '#worker/features/enquiries/enquiries.table.ts'

const list = async (json: unknown) =>
	call('/api/contactuscontroller/getContactUsRequests', { json, headers: await signedInAs(['ContactRequests']) })

const listed = async (json: unknown): Promise<Paged<Enquiry>> => (await list(json)).json()

async function newDepartment(): Promise<number> {
	const name = `Department ${crypto.randomUUID()}`
	const now = new Date().toISOString()
	const columns = { name, nameKey: name.toLowerCase(), mailbox: 'x@company.example', createdAt: now, updatedAt: now }
	const [added] = await db.insert(departments).values(columns).returning({ id: departments.id })
	return added?.id ?? 0
}

const arrive = (selectedDepartmentId: number, name: string, moment: string) =>
	addEnquiry(db, { ...anEnquiry(), selectedDepartmentId, name }, null, new Date(moment))

test('staff read everything that was typed, and when it arrived', async () => {
	const selectedDepartmentId = await newDepartment()
	const id = await arrive(selectedDepartmentId, 'Meera Nair', '2030-05-01T10:15:00.000Z')
	expect(await listed({ pageNumber: 1, size: 10, selectedDepartmentId })).toEqual({
		content: [{ id, ...anEnquiry({ selectedDepartmentId }), createdAt: '2030-05-01T10:15:00.000Z' }],
		totalElements: 1,
		totalPages: 1,
	})
})

test('the newest come first, those of one moment in the order of arrival', async () => {
	const department = await newDepartment()
	await arrive(department, 'second', '2099-03-02T00:00:00.000Z')
	await arrive(department, 'third', '2099-03-02T00:00:00.000Z')
	await arrive(department, 'first', '2099-03-01T00:00:00.000Z')
	const ofDepartment = await listed({ selectedDepartmentId: department })
	expect(ofDepartment.content.map(({ name }) => name)).toEqual(['third', 'second', 'first'])
	const ofAll = await listed({})
	expect(ofAll.content.slice(0, 3).map(({ name }) => name)).toEqual(['third', 'second', 'first'])
})

test('the page of an enquiry is the one that lists it, and an erased one has none', async () => {
	const department = await newDepartment()
	const moments = Array.from(
		{ length: 12 },
		(_, n) => `2098-01-${String(28 - Math.floor(n / 2)).padStart(2, '0')}T00:00:00.000Z`,
	)
	for (const [n, moment] of moments.entries()) await arrive(department, `visitor ${n}`, moment)
	const headers = await signedInAs(['ContactRequests'])
	const pageOf = (id: number) => call(`/api/contactuscontroller/pageOfContactUsRequest/${id}`, { headers })
	const { totalPages } = await listed({})
	for (let page = 1; page <= totalPages; page += 1)
		for (const { id } of (await listed({ pageNumber: page })).content)
			expect(await (await pageOf(id)).json()).toBe(page)
	expect((await pageOf(987_654)).status).toBe(404)
})

test('a department lists its own enquiries; without one, and with null or an empty one, all are listed', async () => {
	const [mine, other] = [await newDepartment(), await newDepartment()]
	await arrive(mine, 'mine', '2026-01-01T00:00:00.000Z')
	await arrive(other, 'other', '2026-01-02T00:00:00.000Z')
	expect((await listed({ selectedDepartmentId: String(mine) })).content.map(({ name }) => name)).toEqual(['mine'])
	expect((await listed({ selectedDepartmentId: 987_654 })).content).toEqual([])
	const total = (await listed({})).totalElements
	expect(total).toBeGreaterThanOrEqual(2)
	for (const none of [null, '']) expect((await listed({ selectedDepartmentId: none })).totalElements).toBe(total)
})

test('pages have ten rows by default, and a hundred at most', async () => {
	const department = await newDepartment()
	await bindings.DB.prepare(
		`insert into enquiries (name, organization, department_id, email_id, phone_no, message, created_at)
		with recursive n(i) as (select 1 union all select i + 1 from n where i < 101)
		select 'visitor ' || i, '', ?1, 'a@b.example', '1', '', '2026-02-01T00:00:00.000Z' from n`,
	)
		.bind(department)
		.run()
	const page = async (query: object) => {
		const { content, ...totals } = await listed({ selectedDepartmentId: department, ...query })
		return { rows: content.length, first: content[0]?.name, ...totals }
	}
	const totals = { totalElements: 101, totalPages: 11 }
	expect(await page({})).toEqual({ rows: 10, first: 'visitor 101', ...totals })
	expect(await page({ pageNumber: '2' })).toEqual({ rows: 10, first: 'visitor 91', ...totals })
	expect(await page({ pageNumber: 11 })).toEqual({ rows: 1, first: 'visitor 1', ...totals })
	expect(await page({ pageNumber: 1e9 })).toEqual({ rows: 0, first: undefined, ...totals })
	expect(await page({ size: 1e6 })).toMatchObject({ rows: 100, totalPages: 2 })
})

test.each([
	[{ pageNumber: -1 }, 'pageNumber'],
	[{ pageNumber: 0 }, 'pageNumber'],
	[{ pageNumber: 1.5 }, 'pageNumber'],
	[{ pageNumber: 'NaN' }, 'pageNumber'],
	[{ size: 0 }, 'size'],
	[{ size: '10 offset 5' }, 'size'],
	[{ selectedDepartmentId: "1' or '1'='1" }, 'selectedDepartmentId'],
	[{ selectedDepartmentId: [1, 2] }, 'selectedDepartmentId'],
	[{ pageSize: 10 }, 'pageSize'],
	[{ sort: 'name; drop table enquiries' }, 'sort'],
])('the list refuses %j', async (query, field) => {
	const answer = await list(query)
	expect(answer.status).toBe(400)
	const { fields } = (await answer.json()) as { fields: object }
	expect(Object.keys(fields)).toEqual([field])
})

test('the filter sees a department that was renamed since under its id', async () => {
	const department = await newDepartment()
	await arrive(department, 'early', '2026-01-01T00:00:00.000Z')
	await db
		.update(departments)
		.set({ name: `Renamed ${department}` })
		.where(eq(departments.id, department))
	expect((await listed({ selectedDepartmentId: department })).totalElements).toBe(1)
})
