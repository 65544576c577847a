import { beforeAll, expect, test } from 'vitest'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { openJob } from '#tests/support/builders/careers/jobs.ts'
import { blogCalls } from '#tests/support/builders/published/blogs.ts'
import { caseStudyCalls } from '#tests/support/builders/published/case-studies.ts'
import { anEvent, eventCalls, pictureParts } from '#tests/support/builders/published/events.ts'
import { callsOf } from '#tests/support/builders/published/publishable.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { signedInAs } from '#tests/support/worker/staff.ts'
import { bothStores, expectCronToRepair } from '#tests/support/worker/stores.ts'
import { addLabels } from '#tests/support/worker/ways-in.ts'

let job: number
beforeAll(async () => {
	await addLabels()
	job = await openJob()
})

/** An item with files: the call that deletes it, and the number of its rows. */
type DeletedItem = { path: string; json?: unknown; headers: Record<string, string>; left: () => Promise<unknown> }

const leftOf = (table: string, id: number) => () =>
	bindings.DB.prepare(`select count(*) as count from "${table}" where id = ?`).bind(id).first('count')

const deletedItems: Record<string, () => Promise<DeletedItem>> = {
	'a blog': async () => {
		const { saved, headers } = await callsOf(blogCalls)
		const id = await saved(blogCalls.form())
		return { path: `${blogCalls.base}/deleteBlogs`, json: { blogsId: id }, headers, left: leftOf('blogs', id) }
	},
	'a case study': async () => {
		const { saved, headers } = await callsOf(caseStudyCalls)
		const id = await saved(caseStudyCalls.form())
		return { path: `${caseStudyCalls.base}/deletecasestudy/${id}`, headers, left: leftOf('case_studies', id) }
	},
	'an event': async () => {
		const { saved, headers } = await callsOf(eventCalls)
		const id = await saved(anEvent(pictureParts(3)))
		return { path: `${eventCalls.base}/deleteevents/${id}`, headers, left: leftOf('events', id) }
	},
	'a picture of an event': async () => {
		const { saved, headers, found } = await callsOf(eventCalls)
		const { attachmentIds } = await found(await saved(anEvent(pictureParts(3))))
		const id = Array.isArray(attachmentIds) ? Number(attachmentIds[2]) : 0
		return { path: `${eventCalls.base}/deleteimage/${id}`, headers, left: leftOf('event_pictures', id) }
	},
	'an application': async () => {
		const { id } = await addApplication({ jobId: job })
		const path = `/api/careerscontroller/eraseapplication/${id}`
		return { path, headers: await signedInAs(['Admin']), left: leftOf('job_applications', id) }
	},
}

const deleting = ({ path, json, headers }: DeletedItem, DB = bindings.DB) =>
	call(path, { ...(json === undefined ? { method: 'DELETE' } : { json }), headers, bindings: { DB } })

const batch = /insert into "audit_log"/
const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))

test.each(Object.entries(deletedItems))(
	'%s whose deletion fails is there with all its files; asked for again it goes, and its files after it',
	async (_, make) => {
		const item = await make()
		const before = await bothStores()
		const answer = await deleting(item, databaseAround(batch, { before: lost }))
		expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '2'])
		expect(await item.left()).toBe(1)
		expect(await bothStores()).toEqual(before)
		expect((await deleting(item)).status).toBe(200)
		expect(await item.left()).toBe(0)
		await expectCronToRepair(mailbox().bindings)
	},
)

test.each(Object.entries(deletedItems))(
	'%s whose deletion is done and its answer lost is gone: that is said at once, or when asked again',
	async (_, make) => {
		const item = await make()
		const answer = await deleting(item, databaseAround(batch, { after: lost }))
		expect(await item.left()).toBe(0)
		if (answer.status !== 200) {
			expect(answer.status).toBe(503)
			expect((await deleting(item)).status).toBe(404)
		}
		await expectCronToRepair(mailbox().bindings)
	},
)

test.each(Object.entries(deletedItems))(
	'where the Worker dies before or after %s is deleted, both stores agree afterwards',
	async (_, make) => {
		for (const when of ['before', 'after'] as const) {
			const item = await make()
			const death = Promise.withResolvers<void>()
			const dies = () => {
				death.resolve()
				return new Promise(() => undefined)
			}
			await Promise.race([deleting(item, databaseAround(batch, { [when]: dies })), death.promise])
			expect(await item.left()).toBe(when === 'before' ? 1 : 0)
		}
		await expectCronToRepair(mailbox().bindings)
	},
)
