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
import { call } from '#tests/support/worker/app.ts'
import { db } from '#tests/support/worker/staff.ts'
import { mailReader } from '#worker/features/desks.ts'
import { enquiryDesk } from '#worker/features/enquiries/enquiry-desk.ts'
import { files } from '#worker/files/files.table.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'

const envelopeOf = (from: string) => ({ from, to: `hello@${replyDomain}` })

/** Delivers these bytes and returns the conversation that they became. */
async function become(raw: string | Uint8Array<ArrayBuffer>, from = newSender()) {
	await receiveMail(withReplies, mailReader, arriving(raw, envelopeOf(from)))
	return (await salesperson()).read(await enquiryOf(from))
}

/** The headers and parts of a mail. */
const multipart = (from: string, parts: readonly string[]) =>
	rawMail({
		from,
		headers: ['MIME-Version: 1.0', 'Content-Type: multipart/mixed; boundary="b"'],
		body: [...parts.map((part) => `--b\r\n${part}\r\n`), '--b--'].join(''),
	})

const textPart = (text: string) => `Content-Type: text/plain; charset=utf-8\r\n\r\n${text}`
const filePart = (name: string, type = 'application/octet-stream', content = 'content') =>
	`Content-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\n\r\n${content}`

test('HTML is stored by the contract of rich text, without pictures, and read as text with its quote marked', async () => {
	const from = newSender()
	const html = [
		'<html><head><style>p{color:red}</style></head><body onload="alert(1)">',
		'<div>Good <b>morning</b>,</div><div>see <a href="javascript:alert(1)">this</a> and <a href="https://kollam.example/x">that</a>.<br>Meera</div>',
		'<img src="https://tracker.example/pixel.gif"><img src="cid:logo"><img src="/media/00000000-0000-4000-8000-000000000000/x.png"><script>alert(1)</script>',
		'<blockquote><div>Dear Meera</div></blockquote></body></html>',
	].join('\n')
	const raw = rawMail({ from, headers: ['Content-Type: text/html; charset=utf-8'], body: html })
	const { messages } = await become(raw, from)
	expect(messages[0]?.text).toBe(
		'Good morning,\nsee this and that (https://kollam.example/x).\nMeera\n[picture] [picture] [picture]\n> Dear Meera',
	)
	const [stored] = await receivedFrom(from)
	expect(stored?.html).toContain('href="https://kollam.example/x"')
	expect(stored?.html).not.toMatch(/<img|script|javascript|onload|style|tracker/)
})

test('attachments of every type are kept under harmless names, and never opened by a browser', async () => {
	const from = newSender()
	const { messages } = await become(
		multipart(from, [
			textPart('See the files.'),
			filePart('../../etc/passwd'),
			filePart('invoice.pdf.exe', 'application/x-msdownload', 'MZ'),
			filePart('C:\\\\temp\\\\con.txt', 'text/plain'),
			filePart('page.html', 'text/html', '<script>alert(1)</script>'),
			'Content-Type: message/rfc822\r\n\r\nFrom: a@b.example\r\nSubject: passed on\r\n\r\nAn earlier mail',
			'Content-Type: text/calendar; method=REQUEST\r\n\r\nBEGIN:VCALENDAR\r\nEND:VCALENDAR',
		]),
		from,
	)
	const attachments = messages[0]?.attachments ?? []
	expect(attachments.map(({ name }) => name).sort()).toEqual(
		['mail.eml', 'passwd.bin', 'invoice.exe', 'file-con.txt', 'page.html', 'passed on.eml', 'invitation.ics'].sort(),
	)
	expect(messages[0]?.text).toBe('See the files.')
	const page = attachments.find(({ name }) => name === 'page.html')
	const { headers } = await salesperson()
	const path = `/api/enquirydeskcontroller/attachment/${messages[0]?.id}/${page?.key}`
	const download = await call(path, { headers })
	expect(download.headers.get('Content-Type')).toBe('application/octet-stream')
	expect(new TextDecoder().decode(await download.bytes()).trim()).toBe('<script>alert(1)</script>')
})

test('the raw mail is kept with its envelope in front, and no envelope adds a header', async () => {
	const from = newSender()
	const raw = rawMail({ from })
	await receiveMail(
		withReplies,
		mailReader,
		arriving(raw, { from: `${from}>\r\nBcc: <x@evil.example`, to: `hello@${replyDomain}\r\nX-Evil: 1` }),
	)
	const { messages } = await (await salesperson()).read(await enquiryOf(from))
	const object = await withReplies.PRIVATE_FILES.get(messages[0]?.attachments[0]?.key ?? '')
	expect(await object?.text()).toBe(
		`Delivered-To: hello@${replyDomain}X-Evil:1\r\nReturn-Path: <${from}Bcc:x@evil.example>\r\n${raw}`,
	)
})

test('headers with line breaks, marks of direction and encoded words cannot forge a line', async () => {
	const from = newSender()
	const encoded = (text: string) => `=?utf-8?B?${Buffer.from(text).toString('base64')}?=`
	const { subject: enquiry, message } = await become(
		rawMail({
			from: `${encoded('Meera\r\nBcc: x@y.example')} <${from}>`,
			subject: encoded('Price\r\nX: y\u202e list\0'),
		}),
		from,
	)
	expect(enquiry.name).toBe(from)
	expect(message).toBe('Price X: y list')
})

/** Each is a mail of its own, so more of them only take longer. */
const equalMails = process.env.NIGHTLY ? 200 : 40

test(`${equalMails} equal mails are one message, and their files go`, async () => {
	const from = newSender()
	const raw = rawMail({ from, body: 'Once' })
	const before = await db.$count(files, eq(files.state, 'live'))
	for (let round = 0; round < equalMails / 10; round += 1)
		await Promise.all(
			Array.from({ length: 10 }, () => receiveMail(withReplies, mailReader, arriving(raw, envelopeOf(from)))),
		)
	expect(await (await salesperson()).read(await enquiryOf(from))).toMatchObject({ message: 'Trade finance' })
	expect((await db.$count(files, eq(files.state, 'live'))) - before).toBe(1)
	expect(await db.$count(files, eq(files.state, 'pending'))).toBe(0)
})

test('another mail with the same Message-ID is kept and says so', async () => {
	const id = await arrive()
	const to = await addressOf(id)
	const messageId = `<${crypto.randomUUID()}@x.example>`
	for (const body of ['The first', 'The second', 'The first']) await deliver({ to, messageId, body })
	const { messages } = await (await salesperson()).read(id)
	const received = messages.filter(({ kind }) => kind === 'received')
	expect(received.map(({ text }) => text)).toEqual(['The first', 'The second'])
	expect(received.map(({ marks }) => marks.includes('same-id'))).toEqual([false, true])
})

test('without a Message-ID equal mails are one, and others are others', async () => {
	const id = await arrive()
	const to = await addressOf(id)
	for (const body of ['One', 'One', 'Two']) await deliver({ to, messageId: null, body })
	const { messages } = await (await salesperson()).read(id)
	expect(
		messages.flatMap(({ kind, text, marks }) => (kind === 'received' ? [[text, marks.includes('same-id')]] : [])),
	).toEqual([
		['One', false],
		['Two', false],
	])
})

test.each<[name: string, raw: (from: string) => string | Uint8Array<ArrayBuffer>, text: string | RegExp]>([
	['an empty body', (from) => rawMail({ from, body: '' }), ''],
	['no headers but From', (from) => `From: ${from}\r\n\r\nBare`, 'Bare'],
	['nothing at all', () => '', ''],
	['no line break', () => 'x'.repeat(5_000), ''],
	[
		'a boundary that never comes',
		(from) => rawMail({ from, headers: ['Content-Type: multipart/mixed; boundary="b"'], body: 'Lost?' }),
		'',
	],
	['a part that does not end', (from) => multipart(from, [textPart('Open')]).replace('--b--', ''), 'Open'],
	[
		'broken base64',
		(from) => rawMail({ from, headers: ['Content-Transfer-Encoding: base64'], body: 'SGVsbG8h===*#' }),
		/^Hello!/,
	],
	[
		'an unknown character set',
		(from) => rawMail({ from, headers: ['Content-Type: text/plain; charset=klingon-1'], body: 'Hello' }),
		'Hello',
	],
	[
		'a character set that it is not in',
		(from) => new Uint8Array([...Buffer.from(rawMail({ from, body: 'caf' })), 0xe9]),
		/^caf/,
	],
	['NUL and control characters', (from) => rawMail({ from, body: 'A\0B\x07C\x1b[31m\tD' }), 'ABC[31m\tD'],
	['a text of a million characters', (from) => rawMail({ from, body: 'long '.repeat(200_000) }), /^(?:long ){1000}/],
])('a mail with %s has its place in the desk', async (_, raw, text) => {
	const from = newSender()
	const { messages, subject: enquiry } = await become(raw(from), from)
	expect(messages[0]?.text).toEqual(typeof text === 'string' ? text : expect.stringMatching(text))
	expect(enquiry.emailId).toBe(from)
	expect(messages[0]?.attachments.map(({ name }) => name)).toContain('mail.eml')
})

test('of 500 attached files 50 are kept beside the raw mail, which says that it has more', async () => {
	const from = newSender()
	const parts = Array.from({ length: 500 }, (_, index) => filePart(`${index}.txt`, 'text/plain', `file ${index}`))
	const { messages } = await become(multipart(from, [textPart('Many'), ...parts]), from)
	expect(messages[0]).toMatchObject({ text: 'Many', marks: ['unproven', 'cut'] })
	expect(messages[0]?.attachments).toHaveLength(51)
})

test('of a mail of 25 MiB the headers and the first text are read, and the rest is in the raw mail', async () => {
	const from = newSender()
	const head = Buffer.from(
		rawMail({
			from,
			headers: ['Content-Type: multipart/mixed; boundary="b"'],
			body: `--b\r\n${textPart('The large one')}\r\n--b\r\nContent-Type: application/zip\r\nContent-Transfer-Encoding: base64\r\n\r\n`,
		}),
	)
	const raw = new Uint8Array(25 * 1024 * 1024).fill(0x41)
	raw.set(head)
	const { messages, message } = await become(raw, from)
	expect(message).toBe('Trade finance')
	expect(messages[0]).toMatchObject({
		text: 'The large one',
		marks: ['unproven', 'cut'],
		attachments: [{ name: 'mail.eml' }],
	})
	expect(messages[0]?.attachments[0]?.size).toBeGreaterThan(raw.byteLength)
})

test('of a mail of 12 MiB the text is read that follows its pictures', async () => {
	const from = newSender()
	const picture = `Content-Type: image/jpeg\r\nContent-Transfer-Encoding: base64\r\n\r\n${`${'QUJD'.repeat(19)}\r\n`.repeat(80_000)}`
	const { messages } = await become(multipart(from, [picture, picture, textPart('What do you think of these?')]), from)
	expect(messages[0]).toMatchObject({
		text: 'What do you think of these?',
		marks: ['unproven', 'cut'],
		attachments: [{ name: 'mail.eml' }],
	})
})

test('a mail without a usable sender is an enquiry that cannot be answered', async () => {
	const marker = crypto.randomUUID()
	await receiveMail(withReplies, mailReader, arriving(rawMail({ from: 'undisclosed', body: marker }), envelopeOf('')))
	const [stored] = (await receivedFrom('')).filter(({ text }) => text === marker)
	const { subject: enquiry, messages } = await (await salesperson()).read(stored?.subjectId ?? 0)
	expect(enquiry).toMatchObject({ name: 'undisclosed', emailId: '', waitingSince: null })
	expect(messages).toMatchObject([{ kind: 'received', marks: ['automatic'] }])
})

test('an erased enquiry takes the raw mail and its files with it', async () => {
	const from = newSender()
	const { subject: enquiry, messages } = await become(
		multipart(from, [textPart('Secret'), filePart('secret.pdf')]),
		from,
	)
	const { eraseSubject } = await import('#worker/desks/erase-subjects.ts')
	const staff = { ...(await salesperson()), permissions: [], sessionId: '', signedInAt: new Date() }
	await eraseSubject(db, enquiryDesk, enquiry.id, { staff, requestId: 'x' })
	for (const { key } of messages[0]?.attachments ?? []) {
		const [file] = await db.select().from(files).where(eq(files.key, key))
		expect(file?.state).toBe('retired')
	}
})
