import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditedAct, AuditedChange } from '#contracts/operations/audit.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { addedCategory, addedTag, anActiveBlog, savedBlog } from '#tests/support/builders/published/blogs.ts'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { call } from '#tests/support/worker/app.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { addStaff, db, signedInAs } from '#tests/support/worker/staff.ts'
import { type Changes, recordAct } from '#worker/data/audit.ts'
import { listActs } from '#worker/features/audit/audit.queries.ts'

let maya: { id: number; userName: string }
let arun: { id: number; userName: string }

const at = (minute: number) => new Date(Date.UTC(2026, 0, 31, 10, minute))

beforeAll(async () => {
	maya = await addStaff({ userName: 'MayaVarma' })
	arun = await addStaff({ userName: 'arun' })
	await db.batch([
		recordAct(db, { actor: maya, section: 'news', action: 'added', itemId: 7, requestId: 'first' }, at(1)),
		recordAct(
			db,
			{
				actor: maya,
				section: 'news',
				action: 'changed',
				itemId: 7,
				changes: { title: ['Old', 'New'], isPublished: [false, true], url: [null, ''] },
				requestId: 'second',
			},
			at(2),
		),
		recordAct(
			db,
			{ actor: arun, section: 'users', action: 'changed', itemId: 7, changes: { password: null }, requestId: 'third' },
			at(3),
		),
		recordAct(db, { actor: arun, section: 'news', action: 'added', itemId: 8, requestId: 'fourth' }, at(3)),
		recordAct(
			db,
			{ actor: null, section: 'account', action: 'sign-in failed', itemId: maya.id, requestId: 'fifth' },
			at(4),
		),
	])
})

const everyAct = { pageNumber: 1, size: 20, userName: null, section: null, itemId: null, from: null, to: null }

async function ask(filter: object): Promise<Paged<AuditedAct>> {
	const answer = await call('/api/auditcontroller/listacts', {
		method: 'POST',
		headers: await signedInAs(['Admin']),
		json: filter,
	})
	expect(answer.status).toBe(200)
	return answer.json()
}

const askChanges = async (id: number, roles: ('Admin' | 'NewsAdmin')[] = ['Admin']) =>
	call(`/api/auditcontroller/changesof/${id}`, { headers: await signedInAs(roles) })

async function changesOf({ id }: { id: number }): Promise<AuditedChange[]> {
	const answer = await askChanges(id)
	expect(answer.status).toBe(200)
	return answer.json()
}

const requestsOf = async (filter: object) => (await ask(filter)).content.map(({ requestId }) => requestId)

test('the newest entries come first, also within one moment', async () => {
	const known = ['fifth', 'fourth', 'third', 'second', 'first']
	expect((await requestsOf({})).filter((id) => known.includes(id))).toEqual(known)
})

test.each([
	['by person, in any case', { userName: ' mayavarma ' }, ['second', 'first']],
	['by section', { section: 'news' }, ['fourth', 'second', 'first']],
	['by one item of a section', { section: 'news', itemId: 7 }, ['second', 'first']],
	['by all three', { userName: 'arun', section: 'news', itemId: '8' }, ['fourth']],
	['by somebody who does not exist', { userName: 'nobody' }, []],
	['by days of the company', { section: 'news', from: '2026-01-31', to: '2026-01-31' }, ['fourth', 'second', 'first']],
	['from a day', { section: 'news', from: '2026-02-01' }, []],
	['until a day', { section: 'news', to: '2026-01-30' }, []],
])('it is found %s', async (_, filter, requests) => {
	expect(await requestsOf(filter)).toEqual(requests)
})

test('an act names its user by number, by the name of that time and by the name of today', async () => {
	const renamed = await addStaff({ userName: 'before' })
	await recordAct(db, { actor: renamed, section: 'events', action: 'added', itemId: 9, requestId: 'sixth' })
	const form = { ...(await formOf(renamed.id)), userName: 'after' }
	expect((await saveUser(form, await signedInAs(['Admin']))).status).toBe(200)
	const { content } = await ask({ section: 'events', itemId: 9 })
	expect(content).toMatchObject([{ userId: renamed.id, userName: 'before', userNameNow: 'after', times: 1 }])
	const [nobody] = (await ask({ section: 'account', itemId: maya.id })).content
	expect(nobody).toMatchObject({ userId: null, userName: null, userNameNow: null })
})

test('the list names each changed field and the length of both values; a secret has neither length', async () => {
	const { content } = await ask({ section: 'news', itemId: 7 })
	expect(content[0]).toMatchObject({ at: at(2).toISOString(), userName: 'MayaVarma', action: 'changed', itemId: 7 })
	expect(content[0]?.changes).toEqual([
		{ field: 'title', beforeLength: 3, afterLength: 3, secret: false },
		{ field: 'isPublished', beforeLength: 5, afterLength: 4, secret: false },
		{ field: 'url', beforeLength: 0, afterLength: 0, secret: false },
	])
	expect(content[1]?.changes).toEqual([])
	const [secret] = (await ask({ section: 'users', userName: 'arun' })).content
	expect(secret?.changes).toEqual([{ field: 'password', beforeLength: 0, afterLength: 0, secret: true }])
})

test('the changes of an act have both values; a secret has neither', async () => {
	const [changed, added] = (await ask({ section: 'news', itemId: 7 })).content
	expect(changed && (await changesOf(changed))).toEqual([
		{ field: 'title', before: 'Old', after: 'New', secret: false },
		{ field: 'isPublished', before: 'false', after: 'true', secret: false },
		{ field: 'url', before: null, after: null, secret: false },
	])
	expect(added && (await changesOf(added))).toEqual([])
	const [secret] = (await ask({ section: 'users', userName: 'arun' })).content
	expect(secret && (await changesOf(secret))).toEqual([{ field: 'password', before: null, after: null, secret: true }])
})

test('lengths are those of the values that the changes have, whatever they are', async () => {
	const values = ['a "quoted"\nline', 'Tidé', 12.5, -3, [], ['x', null], { en: 'a', no: [1, true] }, '[1,2]', true, '']
	const changes = Object.fromEntries(
		values.map((value, place) => [`field.${place} "x"`, [null, value] as [null, unknown]]),
	)
	await recordAct(db, { actor: maya, section: 'flyers', action: 'changed', itemId: 3, changes, requestId: 'values' })
	const [act] = (await ask({ section: 'flyers', itemId: 3 })).content
	const lengths = act && (await changesOf(act)).map(({ field, after }) => [field, after?.length ?? 0])
	expect(act?.changes.map(({ field, afterLength }) => [field, afterLength])).toEqual(lengths)
	expect(lengths).toHaveLength(values.length)
})

test('a page of acts with long texts is short', async () => {
	const text = 'The tide of the harbour. '.repeat(1_000)
	const changes = { content: [`${text}1`, `${text}2`] as [string, string] }
	const entry = { actor: maya, section: 'whitepapers', action: 'changed', itemId: 5, changes, requestId: 'long' }
	for (let number = 0; number < 20; number++) await recordAct(db, entry)
	const { content } = await ask({ section: 'whitepapers' })
	expect(content).toHaveLength(20)
	expect(content[0]?.changes).toEqual([
		{ field: 'content', beforeLength: text.length + 1, afterLength: text.length + 1, secret: false },
	])
	expect(JSON.stringify(content).length).toBeLessThan(10_000)
})

test('the changes of an act that is gone are refused, and those of any act to everybody but Admins', async () => {
	const gone = await askChanges(999_999)
	expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'act.not-found' }])
	const [act] = (await ask({ section: 'news', itemId: 7 })).content
	expect((await askChanges(act?.id ?? 0, ['NewsAdmin'])).status).toBe(403)
})

test.each([
	[{ section: 'nothing' }, { section: 'Choose a section from the list' }],
	[{ itemId: 'x' }, { itemId: 'A number is expected' }],
	[{ from: '2026-02-30' }, { from: 'A date like 2026-01-31 is expected' }],
	[{ userName: 'x'.repeat(101) }, { userName: 'At most 100 characters' }],
])('%j is refused', async (json, fields) => {
	const answer = await call('/api/auditcontroller/listacts', {
		method: 'POST',
		headers: await signedInAs(['Admin']),
		json,
	})
	expect(answer.status).toBe(400)
	expect(await answer.json()).toMatchObject({ fields })
})

describe('every filter reads an index', () => {
	test.each([
		['none', {}, 'audit_log_at'],
		['a person', { userName: 'arun' }, 'audit_log_actor'],
		['a section', { section: 'news' }, 'audit_log_section'],
		['an item', { section: 'news', itemId: 7 }, 'audit_log_item'],
		['days', { from: '2026-01-30', to: '2026-01-31' }, 'audit_log_at (at>? AND at<?)'],
		['a person and days', { userName: 'arun', from: '2026-01-30' }, 'audit_log_actor (actor_id=? AND at>?)'],
		['a section and days', { section: 'news', to: '2026-01-31' }, 'audit_log_section (section=? AND at<?)'],
		[
			'an item and days',
			{ section: 'news', itemId: 7, from: '2026-01-31', to: '2026-01-31' },
			'audit_log_item (section=? AND item_id=? AND at>? AND at<?)',
		],
	] as const)('%s', async (_, filter, index) => {
		const plans = await plansOf((counted) => listActs(counted, { ...everyAct, ...filter }))
		expect(plans.join('\n')).toContain(index)
		expect(plans.join('\n')).not.toContain('TEMP B-TREE')
	})
})

describe('acts and changes have names in place of ids', () => {
	test('an act names the thing as it is called today, and the actor', async () => {
		const { id, fullName } = await addStaff({ userName: 'named', fullName: 'Noor Named' })
		await recordAct(db, { actor: maya, section: 'users', action: 'changed', itemId: id, requestId: 'named' })
		const [act] = (await ask({ section: 'users', itemId: id })).content
		expect(act).toMatchObject({ title: fullName, isThere: true, fullName: 'Full Name of MayaVarma' })
	})

	test('categories, tags, permissions and files have their names', async () => {
		const labels = { category: await addedCategory('Harbours'), tag: await addedTag('Tides') }
		const id = await savedBlog(anActiveBlog(labels))
		const [act] = (await ask({ section: 'blogs', itemId: id })).content
		const values = act ? await changesOf(act) : []
		const newValue = (field: string) => values.find((change) => change.field === field)?.after
		expect(newValue('categoryId')).toBe('Harbours')
		expect(newValue('tags')).toBe('Tides')
		expect(newValue('thumbnailKey')).toMatch(/^[\w-]+\.(?:png|webp|jpe?g)$/)

		const changes = { permissions: [[2], [2, 11]] as [number[], number[]] }
		await recordAct(db, { actor: maya, section: 'users', action: 'changed', itemId: 1, changes, requestId: 'roles' })
		const [granted] = (await ask({ section: 'users', itemId: 1 })).content
		expect(granted && (await changesOf(granted))).toMatchObject([{ before: 'Blogs', after: 'Blogs, Careers' }])
	})

	test('an id or a key without a row is still told', async () => {
		const changes = { categoryId: [null, 4_711], thumbnailKey: [null, crypto.randomUUID()] } as Changes
		await recordAct(db, { actor: maya, section: 'caseStudies', action: 'added', itemId: 4, changes, requestId: 'gone' })
		const [act] = (await ask({ section: 'caseStudies', itemId: 4 })).content
		expect(act && (await changesOf(act))).toMatchObject([{ after: 'No. 4711' }, { after: 'a deleted file' }])
	})
})
