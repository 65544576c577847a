import { and, eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { undoReplyMs } from '#contracts/shared/periods.ts'
import { arrive, attached, type Salesperson, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver } from '#tests/support/builders/raw-mail.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { eraseSubject, erasureOf } from '#worker/desks/erase-subjects.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { files } from '#worker/files/files.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const later = () => new Date(Date.now() + undoReplyMs + 1_000)

const replied = async (by: Salesperson, id: number, text: string) =>
	((await (await by.reply(id, text)).json()) as { id: number }).id

test('a reply that is taken back twice, in a row or at once, is a draft and the log says so once', async () => {
	const id = await arrive()
	const asha = await salesperson()
	const undo = async (reply: number) => (await asha.send('undoreply', { id: reply })).status
	const reply = await replied(asha, id, 'Too early')
	expect(await Promise.all([undo(reply), undo(reply)])).toEqual([200, 200])
	expect(await undo(reply)).toBe(200)
	expect((await asha.read(id)).draft).toMatchObject({ id: reply, text: 'Too early', version: 2 })
	const isUndo = and(eq(auditLog.itemId, id), eq(auditLog.action, 'answer taken back'))
	expect(await db.$count(auditLog, isUndo)).toBe(1)
})

test('the reply of a colleague cannot be taken back, and nobody else gets the files of one that is being written', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const key = await attached(asha, id)
	const draft = (await asha.read(id)).draft
	const download = async ({ headers }: Salesperson, message = draft?.id) => {
		const answer = await call(`/api/enquirydeskcontroller/attachment/${message}/${key}`, { headers })
		await answer.arrayBuffer()
		return answer.status
	}
	expect(await download(asha)).toBe(200)
	expect(await download(kofi)).toBe(404)
	await kofi.send('removeattachment', { subjectId: id, key })
	await kofi.send('discardreply', { subjectId: id })
	expect((await asha.read(id)).draft?.attachments).toHaveLength(1)
	await asha.reply(id, 'See the list', { version: draft?.version })
	expect((await kofi.send('undoreply', { id: draft?.id })).status).toBe(404)
	expect(await download(kofi), 'now it is a reply').toBe(200)
	const other = await replied(kofi, await arrive(), 'Elsewhere')
	expect(await download(kofi, other), 'under the id of another message').toBe(404)
})

test('a reply that is taken back after a colleague has replied leaves the enquiry as the colleague left it', async () => {
	const id = await arrive()
	const [asha, kofi] = [await salesperson(), await salesperson()]
	const first = await replied(asha, id, 'The first answer')
	await replied(kofi, id, 'The second answer')
	const { subject: before } = await kofi.read(id)
	expect((await asha.send('undoreply', { id: first })).status).toBe(200)
	const { subject: enquiry } = await asha.read(id)
	expect(enquiry).toMatchObject({ state: 'waiting', waitingSince: null, owner: { id: asha.id } })
	expect(enquiry.version, 'open windows see that a reply is gone').toBe(before.version + 1)
})

test('a visitor who writes before a reply is taken back has waited since the first message', async () => {
	const arrived = new Date(Date.now() - 3_600_000)
	const id = await arrive({}, arrived)
	const asha = await salesperson()
	const reply = await replied(asha, id, 'Too early')
	await deliver({ to: await addressOf(id), body: 'One thing more' })
	expect((await asha.send('undoreply', { id: reply })).status).toBe(200)
	expect((await asha.read(id)).subject).toMatchObject({ state: 'open', waitingSince: arrived.toISOString() })
})

test('a reply to an enquiry that is erased while it is sent is refused, and nothing of it is kept', async () => {
	const { sent, bindings: withMailbox } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	const DB = databaseAround(/insert into "outbox"/, {
		before: async () => eraseSubject(db, enquiryDesk, id, await anEditor()),
	})
	const answer = await call('/api/enquirydeskcontroller/sendreply', {
		json: { subjectId: id, text: 'Too late', version: null, newestMessage: null, state: 'waiting' },
		headers: asha.headers,
		bindings: { ...bindings, DB },
	})
	expect(answer.status).toBe(404)
	expect(await answer.json()).toMatchObject({ code: 'enquiry.not-found' })
	await sendDueMail(db, withMailbox, later())
	expect(JSON.stringify(sent)).not.toContain('Too late')
})

test('a file that is attached while its enquiry is erased goes with it', async () => {
	const id = await arrive()
	const asha = await salesperson()
	const statements = erasureOf(db, enquiryDesk, [id])
	const key = await attached(asha, id, 'Secret')
	await db.batch(statements)
	expect(await db.$count(enquiries, eq(enquiries.id, id))).toBe(0)
	const [file] = await db.select().from(files).where(eq(files.key, key))
	expect(file).toMatchObject({ state: 'retired', dueAt: expect.any(String) })
})

test('a reply that fails for three days says that nobody tries again', async () => {
	const { bindings: withMailbox } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	await sendDueMail(db, withMailbox)
	await asha.reply(id, 'Hello')
	const EMAIL = { send: () => Promise.reject(new Error('down')) } as unknown as SendEmail
	const days = (count: number) => new Date(Date.now() + count * 24 * 3_600_000)
	await sendDueMail(db, { ...withMailbox, EMAIL }, later())
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({
		delivery: 'queued',
		deliveryNote: expect.stringMatching(/next try follows/),
	})
	await sendDueMail(db, { ...withMailbox, EMAIL }, days(4))
	const { subject: enquiry, messages } = await asha.read(id)
	expect(enquiry.state).toBe('open')
	expect(messages.find(({ kind }) => kind === 'reply')).toMatchObject({
		delivery: 'failed',
		deliveryNote: expect.stringMatching(/not tried again/),
	})
})
