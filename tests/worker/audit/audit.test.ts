import { beforeAll, describe, expect, test } from 'vitest'
import type { AuditedAct } from '#contracts/operations/audit.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { formOf, saveUser } from '#tests/support/builders/user-form.ts'
import { call } from '#tests/support/worker/app.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { addStaff, db, signedInAs } from '#tests/support/worker/staff.ts'
import { recordAct } from '#worker/data/audit.ts'
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

const page = { pageNumber: 1, size: 20 }

async function ask(filter: object): Promise<Paged<AuditedAct>> {
	const answer = await call('/api/auditcontroller/listacts', {
		method: 'POST',
		headers: await signedInAs(['Admin']),
		json: filter,
	})
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

test('each change has the field and both values; a secret has neither value', async () => {
	const { content } = await ask({ section: 'news', itemId: 7 })
	expect(content[0]).toMatchObject({
		at: at(2).toISOString(),
		userName: 'MayaVarma',
		action: 'changed',
		itemId: 7,
		changes: [
			{ field: 'title', before: 'Old', after: 'New', secret: false },
			{ field: 'isPublished', before: 'false', after: 'true', secret: false },
			{ field: 'url', before: null, after: null, secret: false },
		],
	})
	const [secret] = (await ask({ section: 'users', userName: 'arun' })).content
	expect(secret?.changes).toEqual([{ field: 'password', before: null, after: null, secret: true }])
})

test.each([
	[{ section: 'nothing' }, { section: 'Choose a section from the list' }],
	[{ itemId: 'x' }, { itemId: 'A number is expected' }],
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
		['none', { userName: null, section: null, itemId: null }, 'audit_log_at'],
		['a person', { userName: 'arun', section: null, itemId: null }, 'audit_log_actor'],
		['a section', { userName: null, section: 'news', itemId: null }, 'audit_log_section'],
		['an item', { userName: null, section: 'news', itemId: 7 }, 'audit_log_item'],
	] as const)('%s', async (_, filter, index) => {
		const plans = await plansOf((counted) => listActs(counted, { ...page, ...filter }))
		expect(plans.join('\n')).toContain(index)
		expect(plans.join('\n')).not.toContain('TEMP B-TREE')
	})
})
