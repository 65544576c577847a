import { beforeAll, expect, test } from 'vitest'
import type { Paged } from '#contracts/shared/paging.ts'
import type { UserRow } from '#contracts/users/users.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { addStaff, db, sessionOf } from '#tests/support/worker/staff.ts'
import { brand } from '#web/content/brand.ts'
import { recordAct } from '#worker/data/audit.ts'

let headers: { Authorization: string }
const names = [
	...['Lister', 'Asha Nair', 'asha.menon', 'José', '100%', 'under_score', "O'Brien", 'double"quote', 'semi;colon--'],
	...['back\\slash', 'ｆｕｌｌ', 'many    spaces', 'ж'.repeat(60), 'Inactive Asha'],
]

beforeAll(async () => {
	for (const userName of names) {
		const active = !userName.startsWith('Inactive')
		const { id } = await addStaff({
			userName,
			fullName: 'Somebody',
			active,
			roles: userName === 'Lister' ? ['UserListing'] : [],
		})
		if (userName === 'Lister') headers = await sessionOf(id)
	}
})

const list = (query: object) => call('/api/usercontroller/getalluserdetails', { json: query, headers })
const page = async (query: object) => (await (await list(query)).json()) as Paged<UserRow>
const found = async (userName: unknown) => (await page({ userName, size: 100 })).content.map((user) => user.userName)

test('a page has ten users, the oldest first, with the columns of the table only', async () => {
	const first = await page({})
	expect(first.content.map(({ userName }) => userName)).toEqual(names.slice(0, 10))
	expect({ ...first, content: [] }).toEqual({ content: [], totalElements: names.length, totalPages: 2 })
	expect(first.content[1]).toEqual({
		id: expect.any(Number),
		userName: 'Asha Nair',
		fullName: 'Somebody',
		email: expect.stringMatching(/^member\d+$/),
		mobileNumber: brand.staffNumbers.example,
		active: true,
		roles: [],
		lastSignInAt: null,
		hasFactor: false,
	})
})

test('the pages together have everybody once', async () => {
	const pages = await Promise.all([1, 2, 3].map((pageNumber) => page({ pageNumber, size: 5 })))
	expect(pages.flatMap(({ content }) => content.map(({ userName }) => userName))).toEqual(names)
	expect(pages.map(({ totalPages }) => totalPages)).toEqual([3, 3, 3])
})

test('a page beyond the last is empty and tells how many there are', async () => {
	expect(await page({ pageNumber: 99 })).toEqual({ content: [], totalElements: names.length, totalPages: 2 })
	expect(await page({ pageNumber: 1e9, size: 1e6 })).toEqual({
		content: [],
		totalElements: names.length,
		totalPages: 1,
	})
})

test.each([
	[{ active: true }, names.filter((name) => !name.startsWith('Inactive'))],
	[{ active: false }, ['Inactive Asha']],
	[{ active: null }, names],
	[{}, names],
	[{ active: true, userName: 'asha' }, ['Asha Nair', 'asha.menon']],
	[{ active: false, userName: 'nair' }, []],
])('the filter %j', async (filter, expected) => {
	const { content, totalElements } = await page({ ...filter, size: 100 })
	expect(content.map(({ userName }) => userName)).toEqual(expected)
	expect(totalElements).toBe(expected.length)
})

test.each([
	['asha', ['Asha Nair', 'asha.menon', 'Inactive Asha']],
	['ASHA', ['Asha Nair', 'asha.menon', 'Inactive Asha']],
	['  nair ', ['Asha Nair']],
	['nair asha', ['Asha Nair']],
	['sha air', ['Asha Nair']],
	['asha-menon', ['asha.menon']],
	['obrien', ["O'Brien"]],
	['jose', ['José']],
	['jose\u0301', ['José']],
	['JOSÉ', ['José']],
	['full', ['ｆｕｌｌ']],
	['Ж', ['ж'.repeat(60)]],
	['%', ['100%']],
	['_', ['under_score']],
	['r_s', ['under_score']],
	["'", ["O'Brien"]],
	['"', ['double"quote']],
	[';', ['semi;colon--']],
	['--', ['semi;colon--']],
	['\\', ['back\\slash']],
	[`%_'";--`, []],
	["' or '1'='1", []],
	['a%i', []],
	['*', []],
	['nobody', []],
	['', names],
	[null, names],
	['ж'.repeat(51), ['ж'.repeat(60)]],
	['x'.repeat(51), []],
	['x'.repeat(100), []],
])('the search for %j finds names that hold its words, or its signs to the letter', async (userName, expected) => {
	expect(await found(userName)).toEqual(expected)
})

test.each([101, 500, 5_000])('a search text of %i characters is refused', async (length) => {
	const answer = await list({ userName: 'x'.repeat(length) })
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields: { userName: 'At most 100 characters' } })
})

test.each([
	{ pageSize: 10 },
	{ page: 1 },
	{ pageNumber: 0 },
	{ pageNumber: -1 },
	{ pageNumber: 1.5 },
	{ pageNumber: 'one' },
	{ size: 0 },
	{ size: -5 },
	{ active: 'all' },
	{ userName: ['asha'] },
	{ orderBy: 'password_hash' },
])('a query with %j is refused', async (query) => {
	const answer = await list(query)
	expect(answer.status).toBe(400)
	expect(Object.keys(((await answer.json()) as { fields: object }).fields)).toEqual(Object.keys(query))
})

test('a search finds full names and addresses, too, in any order and without accents', async () => {
	const { id } = await addStaff({ userName: 'joana', fullName: 'Joana Filgueiras Antão', email: 'j_antao' })
	for (const searched of ['antao joana', 'FILGUEIRAS', 'j_antao', `J_Antao@${bindings.MAIL_DOMAIN}`])
		expect(
			(await page({ userName: searched })).content.map((user) => user.id),
			searched,
		).toEqual([id])
	expect((await page({ userName: 'joana@elsewhere.example' })).content).toEqual([])
})

test('a user has the names of their roles and the time of the last sign-in', async () => {
	const { id, userName } = await addStaff({ userName: 'signed', roles: ['Blogs', 'Careers'] })
	const act = { actor: { id, userName }, section: 'account', itemId: id, requestId: '' }
	await recordAct(db, { ...act, action: 'sign-in' }, new Date('2026-03-01T08:00:00Z'))
	await recordAct(db, { ...act, action: 'sign-in' }, new Date('2026-03-02T08:00:00Z'))
	await recordAct(db, { ...act, action: 'sign-in failed' }, new Date('2026-03-03T08:00:00Z'))
	expect((await page({ userName: 'signed' })).content).toMatchObject([
		{ roles: ['Blogs', 'Careers'], lastSignInAt: '2026-03-02T08:00:00.000Z' },
	])
})
