import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { referenceOf } from '#contracts/desks/reference.ts'
import { arrive, type Salesperson, salesperson } from '#tests/support/builders/desk.ts'
import { addressOf, arriving, newSender, withReplies } from '#tests/support/builders/raw-mail.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { givenMail } from '#tests/support/worker/mail-fixtures.ts'
import { addStaff, db } from '#tests/support/worker/staff.ts'
import { mailReader } from '#worker/features/desks.ts'
import { departments, enquiries } from '#worker/features/enquiries/enquiries.table.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'

/** A site whose mailboxes and staff are of the domain that the mails name. */
const site = { ...withReplies, MAIL_DOMAIN: 'nilavu.example' }

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000)

/** What leaves from there. */
function atSite() {
	const { sent, bindings } = mailbox()
	return { sent, bindings: { ...site, EMAIL: bindings.EMAIL } }
}

/** An enquiry that was answered by its owner. */
async function answered(customer = newSender('customer.example')) {
	const { sent, bindings } = atSite()
	const id = await arrive({ emailId: customer })
	const asha = await salesperson('Asha Varma', bindings)
	await asha.reply(id, 'Dear Ravi, would Tuesday suit you?')
	await sendDueMail(db, bindings, later(1))
	sent.length = 0
	return { id, customer, asha, sent, bindings }
}

type Places = { id?: number; customer?: string; to?: string; from?: string }

/** Delivers a mail of the fixtures: to the answer address of an enquiry, or to a mailbox. */
async function deliverGiven(name: string, { id, customer, to, from = 'ravi.menon@customer.example' }: Places) {
	const reply = id === undefined ? undefined : await addressOf(id)
	const raw = givenMail(name, {
		...(reply && { reply }),
		...(id !== undefined && { reference: referenceOf(id) }),
		...(customer && { customer }),
	})
	await receiveMail(site, mailReader, arriving(raw, { from, to: to ?? reply ?? 'sales@nilavu.example' }))
}

/** The newest enquiry, as a colleague reads it. */
async function newest(asha: Salesperson) {
	const { content } = await asha.list({})
	const { content: automatic } = await asha.list({ automatic: true })
	const row = [...content, ...automatic].sort((one, other) => other.id - one.id)[0]
	if (!row) throw new Error('There is no enquiry')
	return { row, ...(await asha.read(row.id)) }
}

describe('Whom we answer', () => {
	test('form-noreply-replyto: the person in Reply-To is the visitor, and staff are told', async () => {
		const { asha, sent, bindings } = await answered()
		await deliverGiven('form-noreply-replyto', { from: 'no-reply@forms.partner.example' })
		const { subject, row } = await newest(asha)
		expect(subject).toMatchObject({ emailId: 'asha.pillai@buyer.example', name: 'Asha Pillai', automatic: false })
		expect(row.dueAt).not.toBeNull()
		await sendDueMail(db, bindings, later(1))
		expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New enquiry for /)])
		await asha.reply(subject.id, 'Gladly.')
		await sendDueMail(db, bindings, later(2))
		expect(sent.at(-1)).toMatchObject({ to: 'asha.pillai@buyer.example' })
	})

	test('group-via-rewrite: the visitor is whom the list names, without "via", and an own address gets no reply', async () => {
		const { asha } = await answered()
		await deliverGiven('group-via-rewrite', { from: 'sales+caf_=x@nilavu.example' })
		const { subject } = await newest(asha)
		expect(subject).toMatchObject({ emailId: 'asha.pillai@strict.example', name: 'Asha Pillai', automatic: false })
		const refused = await asha.send('correctaddress', {
			subjectId: subject.id,
			version: subject.version,
			emailId: 'Sales@nilavu.example',
		})
		expect(refused.status).toBe(400)
		expect(await refused.json()).toMatchObject({
			fields: { emailId: expect.stringContaining('an address of this site') },
		})
	})

	test('cc-others: To and Cc are kept without own addresses, and a search finds them', async () => {
		const { asha } = await answered()
		await deliverGiven('cc-others', { customer: newSender('customer.example') })
		const { messages, row } = await newest(asha)
		expect(messages.find(({ kind }) => kind === 'received')?.copied).toEqual([
			{ name: 'Leela Thomas', address: 'leela@customer.example' },
			{ name: 'IT, Head of', address: 'it@customer.example' },
		])
		expect((await asha.list({ text: 'leela@customer.example' })).content.map(({ id }) => id)).toContain(row.id)
	})

	test('a reply leaves with the copies that were chosen, and a copy that comes back marks its address alone', async () => {
		const { id, asha, sent, bindings } = await answered()
		const copied = ['leela@customer.example', 'it@customer.example']
		await asha.reply(id, 'To all of you.', { copied })
		await sendDueMail(db, bindings, later(2))
		expect(sent.at(-1)).toMatchObject({ cc: copied })
		const before = (await asha.read(id)).subject
		const report = [
			'Message-ID: <b1@mx.example>',
			'From: MAILER-DAEMON@mx.example',
			`To: ${await addressOf(id)}`,
			'Subject: Undelivered Mail Returned to Sender',
			'MIME-Version: 1.0',
			'Content-Type: multipart/report; report-type=delivery-status; boundary=b',
			'',
			'--b',
			'Content-Type: text/plain',
			'',
			'It could not be delivered.',
			'--b',
			'Content-Type: message/delivery-status',
			'',
			'Reporting-MTA: dns; mx.example',
			'',
			'Final-Recipient: rfc822; Leela@customer.example',
			'Action: failed',
			'--b--',
			'',
		].join('\r\n')
		await receiveMail(site, mailReader, arriving(report, { from: '', to: await addressOf(id) }))
		const { subject, messages } = await asha.read(id)
		expect(messages.findLast(({ kind }) => kind === 'reply')?.failed).toEqual(['leela@customer.example'])
		expect(subject.state).toBe(before.state)
	})

	test('a mail to the mailbox of a department belongs to it, and of several with one mailbox to the first', async () => {
		const { asha } = await answered()
		await deliverGiven('cc-others', { customer: newSender('customer.example'), to: 'support@nilavu.example' })
		const [support] = await db.select().from(departments).where(eq(departments.nameKey, 'support'))
		expect((await newest(asha)).subject.departmentId).toBe(support?.id)
	})
})

describe('Person or machine', () => {
	test.each(['reply-helpdesk-agent', 'reply-precedence-bulk'])(
		'%s: a person wrote, so the enquiry opens again, staff are told, and no receipt goes out',
		async (name) => {
			const { id, customer, asha, sent, bindings } = await answered()
			await deliverGiven(name, { id, customer })
			const { subject, messages } = await asha.read(id)
			expect(subject).toMatchObject({ state: 'open', waitingSince: messages.at(-1)?.at })
			await sendDueMail(db, bindings, later(1))
			expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Answer to /)])
		},
	)

	test.each(['ooo-subject-only', 'ticket-received'])('%s: is kept, reopens nothing and tells nobody', async (name) => {
		const { id, customer, asha, sent, bindings } = await answered()
		const before = (await asha.read(id)).subject
		await deliverGiven(name, { id, customer })
		const { subject, messages } = await asha.read(id)
		expect(messages.at(-1)).toMatchObject({ kind: 'received', marks: expect.arrayContaining(['automatic']) })
		expect(subject).toMatchObject({ state: before.state, waitingSince: before.waitingSince })
		await sendDueMail(db, bindings, later(1))
		expect(sent).toEqual([])
	})

	test('group-plain-person: a new enquiry with notice and due time, without a receipt', async () => {
		const { asha, sent, bindings } = await answered()
		await deliverGiven('group-plain-person', { from: 'asha.pillai@buyer.example' })
		const { row } = await newest(asha)
		expect(row).toMatchObject({ automatic: false, state: 'new' })
		expect(row.dueAt).not.toBeNull()
		await sendDueMail(db, bindings, later(1))
		expect(sent.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^New enquiry for /)])
	})

	test.each([
		['newsletter', 'news@vendor.example'],
		['dmarc-report', 'noreply-dmarc@mx.example'],
	])('%s: found under Automatic alone, and a colleague can say that a person wrote it', async (name, from) => {
		const { asha, sent, bindings } = await answered()
		const counted = (await asha.list({})).counts.new
		await deliverGiven(name, { from })
		expect((await asha.list({})).counts.new).toBe(counted)
		const [row] = (await asha.list({ automatic: true })).content
		expect(row).toMatchObject({ emailId: from, automatic: true, waitingSince: null })
		await sendDueMail(db, bindings, later(1))
		expect(sent).toEqual([])
		const id = row?.id ?? 0
		const [before] = await (await asha.place(id, { automatic: false })).json<{ automatic: boolean }[]>()
		expect(before?.automatic).toBe(true)
		expect((await asha.list({})).counts.new).toBe(counted + 1)
		expect((await asha.read(id)).subject.dueAt).not.toBeNull()
		await asha.place(id, { automatic: true })
		expect((await asha.list({})).counts.new).toBe(counted)
	})
})

describe('Which conversation', () => {
	test('own-first, own-followup: a mail that answers one that we received belongs to it', async () => {
		const { asha } = await answered()
		const customer = newSender('customer.example')
		await deliverGiven('own-first', { customer })
		const { row } = await newest(asha)
		await deliverGiven('own-followup', { customer })
		const received = (await asha.read(row.id)).messages.filter(({ kind }) => kind === 'received')
		expect(received).toHaveLength(2)
	})

	test('reply-ref-in-subject-to-mailbox: a proven sender goes on by the reference in the subject', async () => {
		const { id, customer, asha } = await answered()
		await deliverGiven('reply-ref-in-subject-to-mailbox', { id, customer, to: 'sales@nilavu.example' })
		expect((await asha.read(id)).messages.at(-1)).toMatchObject({
			kind: 'received',
			text: 'Here is my answer, written from my phone.',
		})
	})

	test('staff-answers-notice: a note of the colleague, and never a mail of the visitor', async () => {
		const { id, asha, sent, bindings } = await answered()
		await db.update(enquiries).set({ ownerId: null }).where(eq(enquiries.id, id))
		await deliverGiven('reply-precedence-bulk', { id })
		await sendDueMail(db, bindings, later(1))
		expect(sent.at(-1)).toMatchObject({ replyTo: await addressOf(id) })
		const aisha = await addStaff({ email: 'contactrequests', fullName: 'Aisha Rahman', roles: ['ContactRequests'] })
		const before = (await asha.read(id)).subject
		await deliverGiven('staff-answers-notice', { id, from: 'contactrequests@nilavu.example' })
		const { subject, messages } = await asha.read(id)
		expect(messages.at(-1)).toMatchObject({ kind: 'note', author: { id: aisha.id }, text: 'I take this one.' })
		expect(subject).toMatchObject({ state: before.state, waitingSince: before.waitingSince })
	})
})

describe('A colleague at the address of an enquiry', () => {
	const byAisha = (to: string, more: readonly string[] = [], proof = 'dmarc=pass header.from=nilavu.example') =>
		[
			`Authentication-Results: mx.cloudflare.net; ${proof}`,
			`Message-ID: <${crypto.randomUUID()}@nilavu.example>`,
			'From: Aisha Rahman <aisha@nilavu.example>',
			`To: ${to}`,
			...more,
			'Subject: Re: New enquiry for Sales',
			'',
			'Tuesday at 11:00 it is.',
		].join('\r\n')
	const arriveFrom = async (id: number, raw: string) =>
		receiveMail(site, mailReader, arriving(raw, { from: 'aisha@nilavu.example', to: await addressOf(id) }))

	test('with the visitor among the recipients it is their reply, and the visitor waits no longer', async () => {
		const aisha = await addStaff({ email: 'aisha', fullName: 'Aisha Rahman', roles: ['ContactRequests'] })
		const customer = newSender('customer.example')
		const id = await arrive({ emailId: customer })
		await arriveFrom(id, byAisha(customer, [`Cc: ${await addressOf(id)}`]))
		const { subject, messages } = await (await salesperson()).read(id)
		expect(messages.at(-1)).toMatchObject({ kind: 'reply', author: { id: aisha.id }, delivery: 'handed-over' })
		expect(subject).toMatchObject({ state: 'waiting', waitingSince: null, owner: { id: aisha.id } })
	})

	test('without a proof, or as an absence note, it is kept and does nothing', async () => {
		const id = await arrive()
		const asha = await salesperson()
		const before = (await asha.read(id)).subject
		await arriveFrom(id, byAisha(await addressOf(id), ['Auto-Submitted: auto-replied']))
		const { subject, messages } = await asha.read(id)
		expect(messages.at(-1)).toMatchObject({ kind: 'received', marks: expect.arrayContaining(['automatic']) })
		expect(subject).toMatchObject({ state: before.state, waitingSince: before.waitingSince })
		await arriveFrom(id, byAisha(await addressOf(id), [], 'dmarc=fail header.from=nilavu.example'))
		expect((await asha.read(id)).messages.at(-1)).toMatchObject({ kind: 'received', marks: ['other-sender', 'forged'] })
	})
})
