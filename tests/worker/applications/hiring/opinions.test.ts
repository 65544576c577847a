import { beforeAll, expect, test } from 'vitest'
import { apply, guest, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { actsIn } from '#tests/support/builders/desk.ts'
import { call } from '#tests/support/worker/app.ts'
import { addStaff, sessionOf } from '#tests/support/worker/staff.ts'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob()
})

test('nobody sees an opinion before they have given their own, Admins too', async () => {
	const id = await apply({ jobId })
	const [asha, kofi] = [await recruiter(), await guest([jobId])]
	await asha.opinion(id, 'strong-yes')
	const admin = await sessionOf((await addStaff({ roles: ['Admin'] })).id)
	const seen = async (headers: Record<string, string>) => {
		const list = await call('/api/hiringdeskcontroller/list', { json: { tab: 'all', jobPosts: [jobId] }, headers })
		const panel = await call(`/api/hiringdeskcontroller/conversation/${id}`, { headers })
		return `${await list.text()}${await panel.text()}`
	}
	for (const headers of [kofi.headers, admin]) expect(await seen(headers)).not.toMatch(/strong-yes|Asha Varma/)
	await kofi.opinion(id, 'no')
	const { opinions } = (await kofi.read(id)).subject
	expect(opinions.map(({ person, opinion }) => [person.fullName, opinion])).toEqual([
		['Asha Varma', 'strong-yes'],
		['Kofi Amankwah', 'no'],
	])
	expect(await seen(admin)).not.toContain('strong-yes')
	await kofi.opinion(id, null)
	expect((await kofi.read(id)).subject.opinions).toEqual([])
})

test('an application is read by who has opened it, and a CV names who has opened it', async () => {
	const id = await apply({ jobId })
	const [asha, kofi] = [await recruiter(), await recruiter('Kofi Amankwah')]
	const opened = { formId: crypto.randomUUID(), subjectId: id }
	expect((await asha.send('openconversation', opened)).status).toBe(200)
	expect((await asha.read(id)).subject.isRead).toBe(true)
	expect((await kofi.read(id)).subject.isRead).toBe(false)
	expect((await asha.read(id)).readers).toEqual([])
	const cv = await call('/api/careerscontroller/downloadresume', { json: { id }, headers: asha.headers })
	expect(cv.status).toBe(200)
	expect((await kofi.read(id)).readers).toEqual([
		{ person: { id: asha.id, fullName: 'Asha Varma' }, at: expect.any(String) },
	])
})

test('a guest reads, notes and gives opinions for the lent job alone', async () => {
	const other = await savedJob()
	const [lent, hidden] = [await apply({ jobId }), await apply({ jobId: other })]
	const kofi = await guest([jobId])
	expect((await kofi.list({})).content.every(({ jobPostId }) => jobPostId === jobId)).toBe(true)
	expect((await kofi.send('note', { subjectId: lent, text: 'A good one' })).status).toBe(200)
	const formId = crypto.randomUUID()
	for (const [path, json] of [
		['note', { subjectId: hidden, text: 'Let me in' }],
		['opinion', { subjectId: hidden, opinion: 'yes' }],
		['oldermessages', { subjectId: hidden, before: 1 }],
	] as const)
		expect((await kofi.send(path, json)).status, path).toBe(404)
	expect((await kofi.get(`conversation/${hidden}`)).status).toBe(404)
	await kofi.send('openconversation', { formId, subjectId: hidden })
	expect((await (await recruiter()).read(hidden)).subject.isRead).toBe(false)
	const cv = await call('/api/careerscontroller/downloadresume', { json: { id: hidden }, headers: kofi.headers })
	expect(cv.status).toBe(404)
	const { version } = (await kofi.read(lent)).subject
	const moved = await kofi.send('triage', { subjects: [{ id: lent, version, state: 'offer' }] })
	expect([moved.status, await moved.json()]).toMatchObject([403, { code: 'role.required' }])
})

test('without the role and without a lent job every call is refused as before', async () => {
	const nobody = await guest([])
	const answer = await nobody.send('list', { tab: 'all' })
	expect([answer.status, await answer.json()]).toMatchObject([403, { code: 'role.required' }])
})

test('a guest who names a recruiter in a note tells them', async () => {
	const id = await apply({ jobId })
	const [asha, kofi] = [await recruiter(), await guest([jobId])]
	await kofi.send('note', { subjectId: id, text: `@${asha.userName} please invite her` })
	expect(actsIn(await kofi.read(id))).toEqual(['told: null -> Asha Varma'])
})
