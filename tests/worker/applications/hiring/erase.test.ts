import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { apply, guest, recruiter } from '#tests/support/builders/careers/hiring.ts'
import { savedJob } from '#tests/support/builders/careers/jobs.ts'
import { deliver, withReplies } from '#tests/support/builders/raw-mail.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { db, signedInAs } from '#tests/support/worker/staff.ts'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { hiringDesk } from '#worker/features/applications/desk/hiring-desk.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { letters } from '#worker/jobs/mail.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { composerOf } from '#worker/mail/outbox.ts'

/** The tables with a row that holds a text. */
async function tablesWith(text: string): Promise<string[]> {
	const tables = await db.all<{ name: string }>(
		sql`select name from sqlite_master where type = 'table' and substr(name, 1, 3) not in ('sql', '_cf')`,
	)
	const found: string[] = []
	for (const { name } of tables) {
		const rows = await db.all(sql.raw(`select * from "${name}"`))
		if (JSON.stringify(rows).includes(text)) found.push(name)
	}
	return found
}

test('of an erased application no table and no bucket holds anything but the audit log its acts', async () => {
	const mark = crypto.randomUUID().slice(0, 8)
	const emailId = `${mark}@applicant.example`
	const jobId = await savedJob()
	const id = await apply({ jobId, emailId, firstName: `Z${mark}`, cv: { name: `${mark}.pdf` } })
	const [asha, kofi] = [await recruiter(), await guest([jobId])]
	await asha.send('note', { subjectId: id, text: `A note about ${mark}` })
	await kofi.opinion(id, 'yes')
	await kofi.send('openconversation', { formId: crypto.randomUUID(), subjectId: id })
	const form = new FormData()
	form.set('subjectId', String(id))
	form.set('file', asFile(pdfOf('Terms'), `${mark}.pdf`))
	await call('/api/hiringdeskcontroller/attach', { method: 'POST', body: form, headers: kofi.headers })
	await call('/api/hiringdeskcontroller/attach', { method: 'POST', body: form, headers: asha.headers })
	const to = await answerAddress(withReplies, hiringDesk, id, '')
	await deliver({ from: `Zed <${emailId}>`, to, body: `It is ${mark} again\n` })
	const other = await recruiter('Ravi Menon')
	expect((await other.reply(id, `Dear ${mark}`)).status).toBe(200)
	await other.move(id, { state: 'declined', declineReason: 'other', declineNote: mark })
	expect(await tablesWith(mark)).toContain('application_messages')

	const erased = await call(`/api/careerscontroller/eraseapplication/${id}`, {
		method: 'DELETE',
		headers: await signedInAs(['Admin']),
	})
	expect(erased.status).toBe(200)
	await deleteDueFiles(db, bindings, new Date(Date.now() + 90 * 24 * 60 * 60_000))
	expect(await tablesWith(mark)).toEqual([])
	for (const table of ['application_opinions', 'application_readers', 'application_messages'])
		expect(await db.all(sql.raw(`select * from ${table} where application_id = ${id}`)), table).toEqual([])
	const { objects } = await bindings.PRIVATE_FILES.list()
	expect(objects).toEqual([])
	const waiting = await db.select().from(outbox)
	for (const { kind, subjectId, createdAt } of waiting.filter((mail) => mail.kind === 'application-reply'))
		expect(await composerOf(letters[kind])?.(db, bindings, subjectId, createdAt)).toBeNull()
})
