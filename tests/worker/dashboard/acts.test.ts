import { beforeAll, expect, test } from 'vitest'
import type { Role } from '#contracts/auth/roles.ts'
import { type Dashboard, latestActs } from '#contracts/operations/dashboard.ts'
import { caseStudyCalls } from '#tests/support/builders/published/case-studies.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { call } from '#tests/support/worker/app.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'
import { recordAct } from '#worker/data/audit.ts'

beforeAll(() => addLabels())

const overviewWith = async (headers: Record<string, string>) =>
	(await call('/api/dashboardcontroller/summary', { headers })).json<Dashboard>()
const actsFor = async (roles: Role[]) => (await overviewWith(await signedInAs(roles))).acts

test('an act names its actor, the act and the thing as it is called today', async () => {
	const news = await callsOf(newsCalls)
	const id = await news.saved({ ...newsCalls.form(), title: 'Named once' })
	await news.saved({ ...newsCalls.form(), id: String(id), title: 'Named twice' })
	const [changed, added] = await actsFor(['NewsAdmin'])
	expect(changed).toMatchObject({ section: 'news', action: 'changed', itemId: id, title: 'Named twice', isThere: true })
	expect(added).toMatchObject({ action: 'added', title: 'Named twice' })
	expect(changed?.name).toMatch(/^Full Name of /)
})

test('an act on something that is gone keeps the name that the log has', async () => {
	const by = await addStaff({ userName: 'cleaner' })
	const act = { actor: by, section: 'flyers', itemId: 4_711, requestId: '' }
	await recordAct(db, { ...act, action: 'deleted', changes: { title: ['Spring fair', null] } })
	expect((await actsFor(['Flyers']))[0]).toMatchObject({
		title: 'Spring fair',
		isThere: false,
		name: 'Full Name of cleaner',
	})
})

test('an act on a category is about the category, and not about the item with its number', async () => {
	const studies = await signedInAs(['CaseStudies'])
	const answer = await call('/api/casestudycategoriescontroller/savecategory', {
		headers: studies,
		json: { categoryName: 'Shipping' },
	})
	expect(answer.status).toBe(200)
	expect((await actsFor(['CaseStudies']))[0]).toMatchObject({
		action: 'category added',
		title: 'Shipping',
		isThere: true,
	})
})

test('an act on a category that is gone has no title of an item in the trash with its number', async () => {
	const studies = await callsOf(caseStudyCalls)
	const id = await studies.saved({ ...caseStudyCalls.form(), title: 'A study in the trash' })
	await call('/api/itemscontroller/caseStudies/changeseveral', {
		headers: studies.headers,
		json: { action: 'delete', ids: [id] },
	})
	const by = await addStaff({ userName: 'sorter' })
	await recordAct(db, { actor: by, section: 'caseStudies', itemId: id, requestId: '', action: 'category changed' })
	expect((await actsFor(['CaseStudies']))[0]).toMatchObject({ action: 'category changed', title: null, isThere: false })
})

test('everybody sees the acts of their own sections alone, and nobody sign-ins or refusals', async () => {
	const by = await addStaff({ userName: 'worker' })
	const act = { actor: by, itemId: null, requestId: '' }
	for (const section of ['events', 'users', 'account', 'blogTags', 'administration'])
		await recordAct(db, { ...act, section, action: 'tried' })
	const sectionsFor = async (roles: Role[]) =>
		(await actsFor(roles)).filter(({ action }) => action === 'tried').map(({ section }) => section)
	expect(await sectionsFor([])).toEqual([])
	expect(await sectionsFor(['EventsAdmin', 'Blogs'])).toEqual(['blogTags', 'events'])
	expect(await sectionsFor(['UserListing'])).toEqual(['users'])
	expect(await sectionsFor(['Admin'])).toEqual(['administration', 'blogTags', 'users', 'events'])
})

test('the list ends after the newest acts', async () => {
	const by = await addStaff({ userName: 'busy' })
	for (let number = 0; number <= latestActs; number += 1)
		await recordAct(db, { actor: by, section: 'whitepapers', action: `act ${number}`, requestId: '' })
	const acts = await actsFor(['WhitePapers'])
	expect(acts.map(({ action }) => action)).toEqual(
		Array.from({ length: latestActs }, (_, place) => `act ${latestActs - place}`),
	)
})

test('a new account sees its first steps until both are done, an old one never does', async () => {
	const { id, userName } = await addStaff({ roles: ['NewsAdmin'] })
	const headers = await sessionOf(id)
	const steps = async () => (await overviewWith(headers)).firstSteps
	const actor = { id, userName }
	expect(await steps()).toEqual({ password: false, draft: false })
	await recordAct(db, { actor, section: 'account', action: 'password changed', itemId: id, requestId: '' })
	expect(await steps()).toEqual({ password: true, draft: false })
	await recordAct(db, { actor, section: 'news', action: 'added', itemId: 1, requestId: '' })
	expect(await steps()).toBeUndefined()
	const old = await addStaff({ roles: ['NewsAdmin'], ...{ createdAt: '2025-01-01T00:00:00.000Z' } })
	expect((await overviewWith(await sessionOf(old.id))).firstSteps).toBeUndefined()
})
