import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import {
	addressOf,
	arriving,
	deliver,
	enquiryOf,
	newSender,
	rawMail,
	receivedFrom,
	replyDomain,
	withReplies,
} from '#tests/support/builders/raw-mail.ts'
import { databaseAround } from '#tests/support/worker/faults.ts'
import { anEditor, db } from '#tests/support/worker/staff.ts'
import { deriveAgain, recordRun } from '#worker/data/job-runs.ts'
import { eraseSubject } from '#worker/desks/erase-subjects.ts'
import { mailReader } from '#worker/features/desks.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { enquiryMessages } from '#worker/features/enquiries/messages.table.ts'
import { fillDerivedKeys } from '#worker/jobs/derived-keys.ts'
import { isAuthentic } from '#worker/mail/inbound/authentication.ts'
import { takeUpMails } from '#worker/mail/inbound/read-mail.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'

const asHtml = ['Content-Type: text/html; charset=utf-8']

const readFrom = async (from: string) => (await salesperson()).read(await enquiryOf(from))

/** What a row of D1 holds at most. A backup writes it as JSON, in which some letters take two. */
const mostInRow = 2_000_000

test.each([
	['letters that become eighteen in a search key', { body: '\ufdfa'.repeat(300_000) }],
	['HTML of three bytes a letter', { headers: asHtml, body: `<p>${'കൊ'.repeat(200_000)}</p>` }],
	['a subject of marks above one letter', { subject: `a${'\u0f77'.repeat(100_000)}`, body: 'Short' }],
])('a mail of %s has its place in a row', async (_, parts) => {
	const from = newSender()
	await deliver({ from, ...parts })
	const { subject: enquiry, message, messages } = await readFrom(from)
	expect(messages[0]).toMatchObject({
		kind: 'received',
		marks: parts.body === 'Short' ? ['unproven'] : ['unproven', 'cut'],
	})
	const [stored] = await receivedFrom(from)
	const bytes = (row: object) => new TextEncoder().encode(JSON.stringify(row)).byteLength
	expect(bytes({ ...stored })).toBeLessThan(mostInRow)
	expect(bytes({ enquiry, message })).toBeLessThan(100_000)
})

test('a mail in HTML alone is read although a picture stands in it or its end is far away', async () => {
	const picture = `<img src="data:image/png;base64,${'iVBORw0KGgo'.repeat(80_000)}">`
	const [pictured, long] = [newSender(), newSender()]
	await deliver({ from: pictured, headers: asHtml, body: `<p>Before</p>${picture}<p>After</p>` })
	expect((await readFrom(pictured)).messages[0]).toMatchObject({
		text: 'Before\n[picture]\nAfter',
		marks: ['unproven'],
	})
	await deliver({ from: long, headers: asHtml, body: `<p>The beginning</p>${'<p>more</p>'.repeat(60_000)}` })
	expect((await readFrom(long)).messages[0]).toMatchObject({
		text: expect.stringMatching(/^The beginning\nmore\n/),
		marks: ['unproven', 'cut'],
	})
})

test('an answer that is a subject alone says so, and its key is what a later release derives', async () => {
	const id = await arrive()
	await deliver({ to: await addressOf(id), subject: 'Please call me back', body: '' })
	const asha = await salesperson()
	const { messages, subject: enquiry } = await asha.read(id)
	expect(messages.at(-1)).toMatchObject({ kind: 'received', text: 'Please call me back' })
	expect(enquiry.excerpt).toBe('Please call me back')
	const keysOf = () =>
		db.select({ key: enquiryMessages.textKey }).from(enquiryMessages).where(eq(enquiryMessages.subjectId, id))
	const before = await keysOf()
	await deriveAgain(db)
	for (let run = 0; run < 40; run += 1) await fillDerivedKeys(db, await recordRun(db, new Date()))
	expect(await keysOf()).toEqual(before)
	expect((await asha.list({ text: 'call me back' })).content.map((row) => row.id)).toContain(id)
})

test('mails with an empty Message-ID are no mails with the same one', async () => {
	const id = await arrive()
	const to = await addressOf(id)
	for (const [messageId, body] of [
		['<>', 'One'],
		[null, 'Two'],
		['<>', 'Three'],
	] as const)
		await deliver({ to, messageId, body })
	const { messages } = await (await salesperson()).read(id)
	const received = messages.filter(({ kind }) => kind === 'received')
	expect(received.map(({ text, marks }) => [text, marks.includes('same-id')])).toEqual([
		['One', false],
		['Two', false],
		['Three', false],
	])
})

test('an envelope sender to which no mail could go is no address of an enquiry', async () => {
	const marker = crypto.randomUUID()
	const raw = rawMail({ body: marker }).replace(/^From:.*\r\n/m, '')
	await receiveMail(withReplies, mailReader, arriving(raw, { from: 'a,b;c"@x', to: `hello@${replyDomain}` }))
	const [stored] = (await receivedFrom('')).filter(({ text }) => text === marker)
	const { subject: enquiry } = await (await salesperson()).read(stored?.subjectId ?? 0)
	expect(enquiry).toMatchObject({ name: 'Unknown sender', emailId: '' })
})

test('of several senders the first one counts, also against the address of the conversation', async () => {
	const [first, second] = [newSender(), newSender()]
	await deliver({ from: `${first}\r\nFrom: ${second}`, envelopeFrom: first })
	expect((await readFrom(first)).subject.emailId).toBe(first)
	expect(await receivedFrom(second)).toEqual([])
	const id = await arrive({ emailId: second })
	await deliver({ from: `${first}, ${second}`, envelopeFrom: second, to: await addressOf(id) })
	expect((await (await salesperson()).read(id)).messages.at(-1)).toMatchObject({
		sender: first,
		marks: ['other-sender', 'unproven'],
	})
})

test('a forged finding of a hundred thousand comments in each other is judged at once', () => {
	const nested = `${'('.repeat(100_000)}${')'.repeat(100_000)}`
	const value = `mx.cloudflare.net; dmarc=pass ${nested} header.from=kollam.example`
	expect(isAuthentic([value], 'meera@kollam.example')).toBe(false)
})

test('a mail that is read while its enquiry is erased becomes an enquiry of its own', async () => {
	const id = await arrive()
	const from = newSender()
	const DB = databaseAround(/insert into "enquiry_messages"/, {
		before: async () => eraseSubject(db, enquiryDesk, id, await anEditor()),
	})
	await deliver({ by: { ...withReplies, DB }, from, to: await addressOf(id), body: 'Still here' })
	expect(await receivedFrom(from)).toEqual([])
	await takeUpMails(db, withReplies, mailReader, new Date(Date.now() + 61_000))
	const { subject: enquiry, messages } = await readFrom(from)
	expect(enquiry).toMatchObject({ state: 'new', arrivedBy: 'mail' })
	expect(messages[0]).toMatchObject({ text: 'Still here' })
})

test('of very many long mails in one conversation the beginnings are shown, and all of a reply', async () => {
	const id = await arrive()
	const asha = await salesperson()
	const long = { subjectId: id, kind: 'received', text: 'word '.repeat(20_000), event: '{"marks":[]}' } as const
	const write = (count: number) =>
		db.batch([
			db.insert(enquiryMessages).values({ ...long, at: new Date().toISOString() }),
			...Array.from({ length: count - 1 }, () =>
				db.insert(enquiryMessages).values({ ...long, at: new Date().toISOString() }),
			),
		])
	await write(50)
	expect((await asha.read(id)).messages.at(-1)).toMatchObject({ text: long.text, marks: [] })
	await write(1)
	const text = 'A long reply. '.repeat(1_000).trim()
	await asha.reply(id, text)
	const { messages } = await asha.read(id)
	expect(messages.at(-1)?.text).toBe(text)
	for (const message of messages.filter(({ kind }) => kind === 'received'))
		expect(message).toMatchObject({ text: 'word '.repeat(400), marks: ['cut'] })
})
