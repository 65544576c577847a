import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { arrive, newDepartment, salesperson } from '#tests/support/builders/desk.ts'
import {
	addressOf,
	arriving,
	deliver,
	enquiryOf,
	newSender,
	proven,
	rawMail,
	receivedFrom,
	replyDomain,
	withReplies,
} from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db } from '#tests/support/worker/staff.ts'
import type { Desk } from '#worker/desks/desk.ts'
import { filingAt } from '#worker/desks/inbound/file-mail.ts'
import { answerAddress } from '#worker/desks/replies/answer-address.ts'
import { mailReader } from '#worker/features/desks.ts'
import { departments } from '#worker/features/enquiries/enquiries.table.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { takesTheRest } from '#worker/features/enquiries/start-enquiry.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** An enquiry that was answered by its owner, so that the visitor is to write. */
async function anAnsweredOne(emailId = newSender()) {
	const { sent, bindings } = mailbox()
	const id = await arrive({ emailId })
	const asha = await salesperson('Asha Varma')
	await asha.reply(id, 'Dear Meera, it does.')
	await sendDueMail(db, bindings, later(1))
	sent.length = 0
	const [reply] = await db
		.select()
		.from(enquiryMessages)
		.where(eq(enquiryMessages.subjectId, id))
		.orderBy(enquiryMessages.id)
	return { id, emailId, asha, sent, bindings, mailId: reply?.mailId ?? '' }
}

test('an answer to the address of an enquiry comes into its conversation, opens it and tells the owner without its text', async () => {
	const { id, emailId, asha, sent, bindings } = await anAnsweredOne()
	const before = (await asha.read(id)).subject
	await deliver({ from: `Meera Nair <${emailId}>`, to: await addressOf(id), body: 'And the price?\n' })
	const { subject: enquiry, messages } = await asha.read(id)
	expect(messages.at(-1)).toMatchObject({
		kind: 'received',
		sender: emailId,
		text: 'And the price?',
		marks: ['unproven'],
		attachments: [{ name: 'mail.eml', type: 'message/rfc822' }],
	})
	expect(enquiry).toMatchObject({
		state: 'open',
		excerpt: 'Trade finance: And the price?',
		version: before.version + 1,
	})
	expect(enquiry.waitingSince).toBe(messages.at(-1)?.at)
	await sendDueMail(db, bindings, later(2))
	expect(sent.map(({ to }) => to)).toEqual([`${asha.email}@${bindings.MAIL_DOMAIN}`])
	expect(sent[0]?.subject).toContain(referenceOf(id))
	expect(JSON.stringify(sent)).not.toContain('the price')
})

test('without an owner the mailbox of the department is told, and an enquiry that is new stays new', async () => {
	const { sent, bindings } = mailbox()
	const id = await arrive({ selectedDepartmentId: await newDepartment('trade@company.example') })
	await sendDueMail(db, bindings)
	sent.length = 0
	const asha = await salesperson()
	const { waitingSince } = (await asha.read(id)).subject
	await deliver({ to: await addressOf(id) })
	await sendDueMail(db, bindings)
	expect(sent.map(({ to }) => to)).toEqual(['trade@company.example'])
	expect((await asha.read(id)).subject).toMatchObject({ state: 'new', waitingSince })
})

test.each([
	['done', 'open'],
	['waiting', 'open'],
	['open', 'open'],
	['spam', 'spam'],
] as const)('an answer to an enquiry that is %s leaves it %s', async (state, after) => {
	const { sent, bindings } = mailbox()
	const id = await arrive()
	const asha = await salesperson()
	await asha.place(id, { state })
	await sendDueMail(db, bindings)
	sent.length = 0
	await deliver({ to: await addressOf(id), body: 'Once more' })
	const { subject: enquiry, messages } = await asha.read(id)
	expect(enquiry.state).toBe(after)
	expect(messages.at(-1)?.text).toBe('Once more')
	await sendDueMail(db, bindings)
	expect(sent).toHaveLength(state === 'spam' ? 0 : 1)
})

test('who writes again after an enquiry was done without a reply waits since then', async () => {
	const id = await arrive({}, new Date('2026-01-05T10:00:00.000Z'))
	const asha = await salesperson()
	await asha.place(id, { state: 'done' })
	await deliver({ to: await addressOf(id) })
	const { subject: enquiry, messages } = await asha.read(id)
	expect(enquiry).toMatchObject({ state: 'open', waitingSince: messages.at(-1)?.at })
})

test('an answer ends a snooze', async () => {
	const id = await arrive()
	const asha = await salesperson()
	await asha.place(id, { wakesAt: later(60).toISOString() })
	await deliver({ to: await addressOf(id) })
	expect((await asha.read(id)).subject).toMatchObject({ state: 'open', wakesAt: null })
})

test('an answer from another address than that of the enquiry says so', async () => {
	const { id, asha } = await anAnsweredOne()
	const other = newSender('bank.example')
	await deliver({ from: other, to: await addressOf(id) })
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ sender: other, marks: ['other-sender', 'unproven'] })
})

test('an answer whose sender is found to be forged says so', async () => {
	const { id, emailId, asha } = await anAnsweredOne()
	const headers = ['Authentication-Results: mx.cloudflare.net; dmarc=fail header.from=visitor.example']
	await deliver({ from: emailId, to: await addressOf(id), headers })
	expect((await asha.read(id)).messages.at(-1)?.marks).toEqual(['forged'])
})

test('an answer to any address belongs to the conversation whose mail it answers, if its sender is proven to be the same', async () => {
	const { id, emailId, asha, mailId } = await anAnsweredOne()
	const headers = [proven('visitor.example'), `In-Reply-To: <${mailId}>`]
	await deliver({ from: emailId, headers, body: 'By the header' })
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ text: 'By the header', marks: [] })
	await deliver({
		from: emailId,
		headers: [proven('visitor.example'), `References: <x@y.example>\r\n <${mailId}@mail.company.example>`],
		body: 'By the references',
	})
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ text: 'By the references' })
})

test('the address counts more than the mail that is answered, also if an earlier desk of the list has sent that mail', async () => {
	const { id, emailId, asha, mailId } = await anAnsweredOne()
	const { messages } = await asha.read(id)
	const other = await arrive({ emailId })
	const second: Desk = { ...enquiryDesk, number: 1, markedText: (subjectId) => `reply address of another ${subjectId}` }
	const to = await answerAddress(withReplies, second, other, '')
	const headers = [proven('visitor.example'), `In-Reply-To: <${mailId}>`]
	const file = filingAt([enquiryDesk, second], takesTheRest)
	const raw = rawMail({ from: emailId, to, headers, body: 'To the second desk' })
	await receiveMail(withReplies, { ...mailReader, file }, arriving(raw, { from: emailId, to }))
	expect((await asha.read(id)).messages).toEqual(messages)
	expect((await asha.read(other)).messages.at(-1)).toMatchObject({ text: 'To the second desk', marks: [] })
})

test('an answer from another spelling of the mailbox is that of the same person', async () => {
	const name = crypto.randomUUID().slice(0, 8)
	const { id, asha, mailId } = await anAnsweredOne(`Meera.${name}+work@gmail.com`)
	const from = `meera${name}@googlemail.com`
	await deliver({ from, to: await addressOf(id), body: 'To the address' })
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({
		text: 'To the address',
		sender: from,
		marks: ['unproven'],
	})
	await deliver({ from, headers: [proven('googlemail.com'), `In-Reply-To: <${mailId}>`], body: 'By the header' })
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ text: 'By the header', marks: [] })
})

test.each([
	['is not proven', (mailId: string) => [`In-Reply-To: <${mailId}>`], undefined],
	[
		'is proven to be another one',
		(mailId: string) => [proven('other.example'), `In-Reply-To: <${mailId}>`],
		newSender('other.example'),
	],
	['answers nothing of ours', () => [proven('visitor.example'), 'In-Reply-To: <unknown@company.example>'], undefined],
])('a mail whose sender %s becomes an enquiry of its own', async (_, headers, from) => {
	const { id, emailId, asha, mailId } = await anAnsweredOne()
	const { messages } = await asha.read(id)
	await deliver({ from: from ?? emailId, headers: headers(mailId), subject: 'Re: Your enquiry' })
	expect((await asha.read(id)).messages).toEqual(messages)
	const own = (await receivedFrom(from ?? emailId)).find(
		({ kind, subjectId }) => kind === 'received' && subjectId !== id,
	)
	expect(own).toBeDefined()
})

test('a mail without a conversation becomes a new enquiry by mail, for the department Others', async () => {
	const { sent, bindings } = mailbox()
	await sendDueMail(db, bindings)
	sent.length = 0
	const from = newSender()
	await deliver({ from: `Meera Nair <${from}>`, subject: 'Letters of credit', body: 'Do you ship?' })
	const asha = await salesperson()
	const { subject: enquiry, message, messages, phoneNo } = await asha.read(await enquiryOf(from))
	const [others] = await db.select().from(departments).where(eq(departments.nameKey, 'others'))
	expect(enquiry).toMatchObject({
		state: 'new',
		owner: null,
		arrivedBy: 'mail',
		name: 'Meera Nair',
		emailId: from,
		organization: '',
		departmentId: others?.id,
		excerpt: 'Do you ship?',
	})
	expect(enquiry.waitingSince).not.toBeNull()
	expect({ message, phoneNo }).toEqual({ message: 'Letters of credit', phoneNo: '' })
	expect(messages.map(({ kind }) => kind)).toEqual(['received', 'receipt'])
	await sendDueMail(db, bindings, later(1))
	expect(sent.map(({ to }) => to)).toEqual([others?.mailbox, from])
	expect((await asha.list({ text: 'letters of credit' })).content.map(({ id }) => id)).toContain(enquiry.id)
})

test('without a department Others it is the last one', async () => {
	const [others] = await db.select().from(departments).where(eq(departments.nameKey, 'others'))
	const id = others?.id ?? 0
	await db.update(departments).set({ name: 'Else', nameKey: 'else' }).where(eq(departments.id, id))
	const last = await newDepartment()
	const from = newSender()
	await deliver({ from })
	expect((await (await salesperson()).read(await enquiryOf(from))).subject.departmentId).toBe(last)
	await db.update(departments).set({ name: 'Others', nameKey: 'others' }).where(eq(departments.id, id))
})

test('an address gets one receipt a day, and a sender that our mail server found to be forged gets none', async () => {
	const { sent, bindings } = mailbox()
	const from = newSender()
	for (const subject of ['First', 'Second']) await deliver({ from, subject })
	const victim = newSender('bank.example')
	await deliver({
		from: victim,
		headers: ['Authentication-Results: mx.cloudflare.net; dmarc=fail header.from=bank.example'],
	})
	await sendDueMail(db, bindings, later(1))
	expect(sent.filter(({ to }) => to === from)).toHaveLength(1)
	expect(sent.filter(({ to }) => to === victim)).toEqual([])
})

test.each([
	['one digit is wrong', (address: string) => address.replace(/-(.)/, (_, digit) => `-${digit === '0' ? '1' : '0'}`)],
	['the mark is that of another enquiry', (address: string) => address.replace(/^.{6}/, '234567')],
	['it has no mark', (address: string) => address.replace(/-[^@]+/, '')],
	['it has a mark of another length', (address: string) => address.replace('@', '00@')],
	['it is nothing', () => `x@${replyDomain}`],
])('an address that we did not make counts for nothing: %s', async (_, change) => {
	const id = await arrive()
	const asha = await salesperson()
	const before = await asha.read(id)
	const from = newSender()
	await deliver({ from, to: change(await addressOf(id)) })
	expect(await asha.read(id)).toEqual(before)
	expect(await enquiryOf(from)).not.toBe(id)
})

test('an answer to an enquiry that was erased is a new enquiry', async () => {
	const id = await arrive()
	const to = await addressOf(id)
	const { eraseSubject } = await import('#worker/desks/erase-subjects.ts')
	const staff = { ...(await salesperson()), permissions: [], sessionId: '', signedInAt: new Date() }
	await eraseSubject(db, enquiryDesk, id, { staff, requestId: 'x' })
	const from = newSender()
	await deliver({ from, to })
	expect(await enquiryOf(from)).not.toBe(id)
})
