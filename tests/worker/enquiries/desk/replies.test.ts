import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import { arrive, attached, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import { asFile, pdfOf } from '#tests/support/files/sample-files.ts'
import { call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { files } from '#worker/files/files.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const later = () => new Date(Date.now() + undoReplyMs + 1_000)

test('a reply leaves after half a minute, in the name of the department, and the visitor answers to its mailbox', async () => {
	const { sent, bindings } = mailbox()
	const department = await newDepartment('trade@company.example')
	const id = await arrive({ selectedDepartmentId: department, emailId: 'meera@kollamspice.example' })
	const asha = await salesperson('Asha Varma')
	await sendDueMail(db, bindings)
	sent.length = 0
	const answer = await asha.reply(id, 'Dear Meera,\n\nyes, it does.')
	expect(answer.status).toBe(200)
	await sendDueMail(db, bindings)
	expect(sent).toEqual([])
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ kind: 'reply', delivery: 'queued' })
	await sendDueMail(db, bindings, later())
	expect(sent).toHaveLength(1)
	expect(sent[0]).toMatchObject({
		from: { email: bindings.MAIL_FROM, name: expect.stringContaining('Desk') },
		to: 'meera@kollamspice.example',
		replyTo: 'trade@company.example',
		subject: `Re: Your enquiry ${referenceOf(id)}`,
		text: expect.stringContaining('Dear Meera,\n\nyes, it does.\n\nAsha Varma'),
	})
	const { subject: enquiry, messages } = await asha.read(id)
	expect(messages.at(-1)).toMatchObject({ delivery: 'handed-over', author: { fullName: 'Asha Varma' } })
	expect(enquiry).toMatchObject({ state: 'waiting', waitingSince: null, dueAt: null, owner: { id: asha.id } })
})

test('a reply that is taken back in time is a draft again, and the enquiry stands where it stood', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	await sendDueMail(db, bindings)
	sent.length = 0
	const { subject: before } = await asha.read(id)
	const reply = (await (await asha.reply(id, 'Too early')).json()) as { id: number }
	expect((await asha.send('undoreply', { id: reply.id })).status).toBe(200)
	const { subject: enquiry, draft, messages } = await asha.read(id)
	expect(draft).toMatchObject({ id: reply.id, text: 'Too early' })
	expect(messages.filter(({ kind }) => kind === 'reply')).toEqual([])
	expect(enquiry).toMatchObject({ state: 'new', owner: null, waitingSince: before.waitingSince })
	await sendDueMail(db, bindings, later())
	expect(sent).toEqual([])
})

test('of an undo and the cron one wins, and the other one is told or sends nothing', async () => {
	for (let round = 0; round < 5; round += 1) {
		const { sent, bindings } = mailbox()
		const id = await arrive()
		const asha = await salesperson()
		await sendDueMail(db, bindings)
		sent.length = 0
		const reply = (await (await asha.reply(id, 'A race')).json()) as { id: number }
		const [undone] = await Promise.all([asha.send('undoreply', { id: reply.id }), sendDueMail(db, bindings, later())])
		expect([200, 409]).toContain(undone?.status)
		expect(sent).toHaveLength(undone?.status === 200 ? 0 : 1)
	}
})

test('a reply that has left cannot be taken back', async () => {
	const { bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	const reply = (await (await asha.reply(id, 'Gone')).json()) as { id: number }
	await sendDueMail(db, bindings, later())
	const answer = await asha.send('undoreply', { id: reply.id })
	expect(answer.status).toBe(409)
	expect(await answer.json()).toMatchObject({ code: 'reply.left' })
})

test('a second reply stops until its writer has read the first, and keeps its text', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson('Asha Varma'), await salesperson()]
	const { newestMessage } = await kofi.read(id)
	await asha.reply(id, 'The first answer')
	const sending = { subjectId: id, text: 'The second answer', version: null, state: 'waiting' }
	const stopped = await kofi.send('sendreply', { ...sending, newestMessage })
	expect(stopped.status).toBe(409)
	expect(await stopped.json()).toMatchObject({ code: 'enquiry.answered' })
	const { messages, newestMessage: seen } = await kofi.read(id)
	expect(messages.at(-1)).toMatchObject({ text: 'The first answer', author: { fullName: 'Asha Varma' } })
	expect((await kofi.send('sendreply', { ...sending, newestMessage: seen })).status).toBe(200)
})

test('of two replies at the same moment one is stored and the other one stopped', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const sending = { subjectId: id, text: 'At once', version: null, newestMessage: null, state: 'waiting' }
	const answers = await Promise.all([asha, kofi].map(({ send }) => send('sendreply', sending)))
	expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
	expect((await asha.read(id)).messages.filter(({ kind }) => kind === 'reply')).toHaveLength(1)
})

test('a draft is kept for its writer alone, and a window with an older version is told', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const save = (text: string, version: number | null) => asha.send('savereply', { subjectId: id, text, version })
	const first = (await (await save('Dear', null)).json()) as { version: number }
	expect((await save('Dear Meera', first.version)).status).toBe(200)
	const stale = await save('Dear Mr Nair', first.version)
	expect(stale.status).toBe(409)
	expect(await stale.json()).toMatchObject({ code: 'reply.stale' })
	expect((await asha.read(id)).draft?.text).toBe('Dear Meera')
	expect((await kofi.read(id)).draft).toBeNull()
	expect((await kofi.read(id)).messages.filter(({ kind }) => kind === 'reply')).toEqual([])
})

test('an attachment leaves with the reply; one that is taken away or of another type does not', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive({ emailId: 'buyer@visitor.example' })
	const asha = await salesperson()
	const kept = (await (await asha.attach(id, asFile(pdfOf('Price list'), 'prices.pdf'))).json()) as { key: string }
	const other = (await (await asha.attach(id, asFile(pdfOf('Wrong'), 'wrong.pdf'))).json()) as { key: string }
	await asha.send('removeattachment', { subjectId: id, key: other.key })
	const refused = await asha.attach(id, asFile(new TextEncoder().encode('MZ'), 'program.exe'))
	expect(refused.status).toBe(400)
	const { draft } = await asha.read(id)
	expect(draft?.attachments).toMatchObject([{ key: kept.key, name: 'prices.pdf', type: 'application/pdf' }])
	await asha.reply(id, 'See the list.', { version: draft?.version })
	await sendDueMail(db, bindings, later())
	expect(sent.findLast(({ to }) => to === 'buyer@visitor.example')).toMatchObject({
		attachments: [{ filename: 'prices.pdf', type: 'application/pdf' }],
	})
	const message = (await asha.read(id)).messages.at(-1)
	const path = `/api/enquirydeskcontroller/attachment/${message?.id}/${kept.key}`
	const download = await call(path, { headers: asha.headers })
	expect(download.headers.get('Content-Type')).toBe('application/octet-stream')
	expect(download.headers.get('Content-Disposition')).toContain('attachment; filename="prices.pdf"')
	await download.bytes()
})

test('an erased enquiry takes its conversation, its files and the reply on its way with it', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	const key = await attached(asha, id)
	await asha.reply(id, 'On its way', { version: (await asha.read(id)).draft?.version })
	const { eraseSubject } = await import('#worker/desks/erase-subjects.ts')
	await eraseSubject(db, enquiryDesk, id, {
		staff: { ...asha, permissions: [], sessionId: '', signedInAt: new Date() },
		requestId: 'x',
	})
	await sendDueMail(db, bindings)
	sent.length = 0
	await sendDueMail(db, bindings, later())
	expect(sent).toEqual([])
	const [file] = await db.select().from(files).where(eq(files.key, key))
	expect(file?.state).toBe('retired')
	expect(Date.parse(file?.dueAt ?? '')).toBeLessThanOrEqual(Date.now())
	expect(
		(await asha.send('sendreply', { subjectId: id, text: 'x', version: null, newestMessage: null, state: 'done' }))
			.status,
	).toBe(404)
})

test.each([
	['E_RECIPIENT_SUPPRESSED', 'failed', /takes none for it/],
	['E_DAILY_LIMIT_EXCEEDED', 'queued', /leaves tomorrow/],
	['E_RATE_LIMIT_EXCEEDED', 'queued', /for the moment/],
])('after %s the reply is %s and says why', async (code, delivery, note) => {
	const { bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	await sendDueMail(db, bindings)
	await asha.reply(id, 'Hello')
	const EMAIL = { send: () => Promise.reject(Object.assign(new Error('no'), { code })) } as unknown as SendEmail
	await sendDueMail(db, { ...bindings, EMAIL }, later())
	const { subject: enquiry, messages } = await asha.read(id)
	const reply = messages.find(({ kind }) => kind === 'reply')
	expect(reply).toMatchObject({ delivery, deliveryNote: expect.stringMatching(note) })
	expect(enquiry.state, 'nobody takes it for answered').toBe(delivery === 'failed' ? 'open' : 'waiting')
})

test.each([
	['an empty reply', { text: '  ' }],
	['a state that does not exist', { state: 'gone' }],
	['a state to which no reply leads', { state: 'spam' }],
])('%s is refused', async (_, wrong) => {
	const id = await arrive()
	const asha = await salesperson()
	expect((await asha.reply(id, 'Hello', wrong)).status).toBe(400)
	expect((await asha.read(id)).subject.state).toBe('new')
})
