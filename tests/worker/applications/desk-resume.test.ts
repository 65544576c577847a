import { and, eq } from 'drizzle-orm'
import { beforeAll, expect, test } from 'vitest'
import { roles } from '#contracts/auth/roles.ts'
import { addApplication } from '#tests/support/builders/careers/applications.ts'
import { asReader, readerCall } from '#tests/support/builders/careers/careers-calls.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { docxOf, pdfOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { logged } from '#tests/support/worker/console.ts'
import { databaseThatFails } from '#tests/support/worker/faults.ts'
import { dummyToken } from '#tests/support/worker/siteverify.ts'
import { addStaff, db, sessionOf, signedInAs } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { mediaPath, signedMedia } from '#worker/files/media-address.ts'
import type { Bindings } from '#worker/http/request-context.ts'

const docxType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document'

let jobId: number
beforeAll(async () => {
	jobId = await savedJob()
})

const download = async (
	id: unknown,
	{ headers, others }: { headers?: Record<string, string>; others?: Partial<Bindings> } = {},
) => readerCall('downloadresume', { json: { id }, headers: headers ?? (await asReader()), bindings: others })

const downloadsOf = (id: number) =>
	db
		.select()
		.from(auditLog)
		.where(and(eq(auditLog.section, 'applications'), eq(auditLog.action, 'resume downloaded'), eq(auditLog.itemId, id)))

test.each([
	['résumé.pdf', 'application/pdf', pdfOf('Ein Leben'), 'resume.pdf', 'r%C3%A9sum%C3%A9.pdf'],
	['ജയശ്രീ, അപേക്ഷ.docx', docxType, docxOf('Twelve years'), '-,-.docx', '%E0%B4%9C'],
	[
		"O'Neil (final) 100%.pdf",
		'application/pdf',
		pdfOf('100'),
		"O'Neil-(final)-100-.pdf",
		'O%27Neil%20%28final%29%20100%25.pdf',
	],
])('the CV %s comes byte for byte, under its name and its true type', async (name, type, bytes, ascii, encoded) => {
	const { id } = await addApplication({ jobId, cv: { name, type, bytes } })
	const answer = await download(id)
	expect(answer.status).toBe(200)
	expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes)
	expect(Object.fromEntries(answer.headers)).toMatchObject({
		'content-type': type,
		'content-length': String(bytes.byteLength),
		'cache-control': 'no-store',
		'x-content-type-options': 'nosniff',
		filename: ascii,
	})
	const disposition = answer.headers.get('content-disposition') ?? ''
	expect(disposition).toMatch(/^attachment; filename="[\x20-\x7e]+"; filename\*=UTF-8''[\w%.!#$&+^`|~-]+$/)
	expect(disposition).toContain(`filename="${ascii}"`)
	expect(disposition).toContain(encoded)
})

test('the audit log names the reader and the application of a download, but not the file', async () => {
	const { id } = await addApplication({ jobId, cv: { name: 'Asha Varghese.pdf' } })
	const member = await addStaff({ roles: ['JobApplicants'] })
	const answer = await download(id, { headers: await sessionOf(member.id) })
	await answer.arrayBuffer()
	const [act, ...more] = await downloadsOf(id)
	expect(more).toEqual([])
	expect(act).toMatchObject({ actorId: member.id, changes: null, requestId: answer.headers.get('X-Request-Id') })
})

test('without an audit entry there is no download', async () => {
	const { id } = await addApplication({ jobId })
	const DB = databaseThatFails(new Error('D1_ERROR: no such table: SQLITE_ERROR'), /into "audit_log"/)
	const answer = await download(id, { others: { DB } })
	expect(answer.status).toBe(500)
	expect(await answer.json()).toMatchObject({ code: 'unexpected' })
	expect(logged('error').join()).toContain('SQLITE_ERROR')
})

test('an unknown application, and values that are no ids', async () => {
	const unknown = await download(987654)
	expect([unknown.status, await unknown.json()]).toMatchObject([
		404,
		{ code: 'application.not-found', errorMsg: 'Application with id not found' },
	])
	for (const id of [undefined, null, 'x', 0, -1, 1.5]) expect((await download(id)).status, String(id)).toBe(400)
})

test('a CV missing from the bucket is a 404, a bucket that is down a 503, and nothing is recorded', async () => {
	const { id, cvKey } = await addApplication({ jobId })
	const PRIVATE_FILES = { get: () => Promise.reject(new Error('R2 is down')) } as unknown as R2Bucket
	const down = await download(id, { others: { PRIVATE_FILES } })
	expect([down.status, await down.json()]).toMatchObject([503, { code: 'service.busy' }])
	await bindings.PRIVATE_FILES.delete(cvKey)
	const gone = await download(id)
	expect([gone.status, await gone.json()]).toMatchObject([404, { code: 'file.not-found' }])
	expect(gone.headers.has('filename')).toBe(false)
	expect(await downloadsOf(id)).toEqual([])
	expect(logged('error')).toHaveLength(2)
})

test('only the role gets a CV: no other role, no visitor, no address of a file, signed or not', async () => {
	const { id, cvKey } = await addApplication({ jobId, cv: { name: 'cv.pdf', bytes: pdfOf('For recruiters alone') } })
	for (const role of roles) {
		const answer = await download(id, { headers: await signedInAs([role]) })
		expect(answer.status, role).toBe(role === 'Admin' || role === 'JobApplicants' ? 200 : 403)
		await answer.arrayBuffer()
	}
	expect((await download(id, { headers: {} })).status).toBe(401)
	expect((await download(id, { headers: { 'X-Token': dummyToken } })).status).toBe(401)
	const file = { key: cvKey, name: 'cv.pdf' }
	for (const address of [mediaPath(file), await signedMedia(bindings)(file), `/media/${cvKey}`]) {
		const answer = await call(address)
		expect([answer.status, await answer.text()]).toMatchObject([404, expect.not.stringContaining('recruiters')])
	}
	for (const path of [
		'casestudiescontroller/downloadPDF',
		'flyerscontroller/downloadfile',
		'whitepaperscontroller/downloadfile',
		'attachment/getAttachment',
		'careerscontroller/downloadresume',
	]) {
		for (const json of [{ id }, { id: cvKey }, { attachmentId: id }]) {
			const answer = await call(`/api/public/${path}`, { json, headers: { 'X-Token': dummyToken } })
			expect([400, 404], path).toContain(answer.status)
		}
	}
})
