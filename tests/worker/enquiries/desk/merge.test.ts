import { eq, inArray } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { actsIn, arrive, attached, type Salesperson, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, deliver, newSender } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import { auditLog } from '#worker/data/audit.table.ts'
import { erasureOf } from '#worker/desks/erase-subjects.ts'
import { enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

const asRead = async (by: Salesperson, id: number) => ({ id, version: (await by.read(id)).subject.version })

/** Two enquiries of one person: the older one was answered, the newer one was not. */
async function twoOfOne() {
	const { sent, bindings } = mailbox()
	const asha = await salesperson('Asha Varma', bindings)
	const emailId = newSender()
	const [older, newer] = [
		await arrive({ emailId }, later(-60)),
		await arrive({ emailId, message: 'One more question' }),
	]
	await asha.reply(older, 'It does.')
	const merge = async () =>
		asha.send('merge', { into: await asRead(asha, older), subjects: [await asRead(asha, newer)] })
	return { asha, emailId, older, newer, merge, sent, bindings }
}

test('a merged enquiry keeps its row and its texts, and the conversation of the other one shows both', async () => {
	const { asha, older, newer, merge } = await twoOfOne()
	await asha.send('note', { subjectId: newer, text: 'She called, too.' })
	expect((await merge()).status).toBe(200)
	const both = await asha.read(older)
	expect(both.subject).toMatchObject({ id: older, state: 'open' })
	expect(both.merged).toMatchObject([{ id: newer, beginning: 'One more question', reference: referenceOf(newer) }])
	expect(both.messages.map(({ text }) => text)).toEqual(expect.arrayContaining(['It does.', 'She called, too.']))
	expect(actsIn(both)).toContain(`merged: ${referenceOf(newer)} -> ${referenceOf(older)}`)
	expect(await asha.read(newer)).toEqual(both)
	const ids = (await asha.list({ text: both.subject.emailId })).content.map(({ id }) => id)
	expect(ids).toEqual([older])
	const acts = await db.select().from(auditLog).where(eq(auditLog.itemId, newer))
	expect(acts.find(({ action }) => action === 'merged')?.changes).toBe(JSON.stringify({ mergedInto: [null, older] }))
})

test('a mail to the address of a merged enquiry comes into the conversation of the other one, and who wrote it is no stranger', async () => {
	const { asha, emailId, older, newer, merge } = await twoOfOne()
	await merge()
	await deliver({
		from: emailId,
		to: await addressOf(newer),
		subject: `Re: Your enquiry ${referenceOf(newer)}`,
		body: 'Here.',
	})
	expect((await asha.read(older)).messages.at(-1)).toMatchObject({
		kind: 'received',
		text: 'Here.',
		marks: ['unproven'],
	})
})

test('an undo brings both back as they stood, until somebody writes', async () => {
	const { asha, older, newer, merge } = await twoOfOne()
	const before = await asha.read(older)
	const { id } = await (await merge()).json<{ id: number }>()
	expect((await asha.send('undomerge', { id })).status).toBe(200)
	const after = await asha.read(older)
	expect(after).toEqual({
		...before,
		subject: { ...before.subject, version: expect.any(Number), updatedAt: expect.any(String) },
	})
	expect((await asha.read(newer)).subject).toMatchObject({ id: newer, state: 'new' })
	const again = await (await merge()).json<{ id: number }>()
	await asha.send('note', { subjectId: older, text: 'Both are about the Dubai office.' })
	const refused = await asha.send('undomerge', { id: again.id })
	expect([refused.status, await refused.json()]).toEqual([409, expect.objectContaining({ code: 'act.final' })])
})

test('drafts stay with their writers: of two the text of the older one stands below, with its file', async () => {
	const { asha, older, newer, merge } = await twoOfOne()
	const kofi = await salesperson('Kofi Amankwah')
	await attached(asha, newer)
	const draft = (await asha.read(newer)).draft
	await asha.send('savereply', { subjectId: newer, text: 'The older words', version: draft?.version ?? null })
	await asha.send('savereply', { subjectId: older, text: 'The newer words', version: null })
	await kofi.send('savereply', { subjectId: newer, text: 'Kofi’s words', version: null })
	await merge()
	const own = (await asha.read(older)).draft
	expect(own).toMatchObject({ text: 'The newer words\n\nThe older words', attachments: [{ name: 'prices.pdf' }] })
	expect((await kofi.read(older)).draft).toMatchObject({ text: 'Kofi’s words' })
})

test('a reply of a merged enquiry that waits to leave, leaves', async () => {
	const { asha, emailId, newer, merge, sent, bindings } = await twoOfOne()
	await asha.reply(newer, 'About your second question.')
	await merge()
	await sendDueMail(db, bindings, later(2))
	expect(sent.find(({ text }) => text.startsWith('About your second'))).toMatchObject({ to: emailId })
})

test('what was merged is erased with the enquiry, and so are its messages', async () => {
	const { asha, older, newer, merge } = await twoOfOne()
	await asha.send('note', { subjectId: newer, text: 'Gone with it.' })
	await merge()
	await db.batch(erasureOf(db, enquiryDesk, [older]))
	expect(
		await db
			.select()
			.from(enquiries)
			.where(inArray(enquiries.id, [older, newer])),
	).toEqual([])
	expect(
		await db
			.select()
			.from(enquiryMessages)
			.where(inArray(enquiryMessages.subjectId, [older, newer])),
	).toEqual([])
})

test('an enquiry that was changed meanwhile, is merged or is not there is not merged', async () => {
	const { asha, older, newer, merge } = await twoOfOne()
	const into = await asRead(asha, older)
	const stale = await asha.send('merge', { into, subjects: [{ id: newer, version: 99 }] })
	const unknown = await asha.send('merge', { into, subjects: [{ id: 999_999, version: 1 }] })
	const itself = await asha.send('merge', { into, subjects: [into] })
	expect([stale.status, unknown.status, itself.status]).toEqual([409, 404, 400])
	await merge()
	const third = await arrive()
	const merged = await asha.send('merge', { into: { id: newer, version: 2 }, subjects: [await asRead(asha, third)] })
	expect(merged.status).toBe(404)
	expect((await asha.read(third)).subject.id).toBe(third)
})

test('an enquiry that others were merged into takes them along', async () => {
	const { asha, older, newer, merge } = await twoOfOne()
	await merge()
	const first = await arrive({}, later(-120))
	await asha.send('merge', { into: await asRead(asha, first), subjects: [await asRead(asha, older)] })
	expect((await asha.read(first)).merged.map(({ id }) => id)).toEqual([older, newer])
	expect((await asha.read(newer)).subject.id).toBe(first)
})
