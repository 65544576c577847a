import { eq } from 'drizzle-orm'
import { beforeEach, expect, test } from 'vitest'
import { arrive, salesperson } from '#tests/support/builders/desk.ts'
import {
	addressOf,
	arriving,
	deliver,
	enquiryOf,
	newSender,
	rawMail,
	receivedFrom,
	withReplies,
} from '#tests/support/builders/raw-mail.ts'
import { aSite, finding } from '#tests/support/pages/site.ts'
import { logged } from '#tests/support/worker/console.ts'
import { bucketAround, databaseThatFails, databaseThatLosesAnswersTo } from '#tests/support/worker/faults.ts'
import { plansOf } from '#tests/support/worker/query-plans.ts'
import { db } from '#tests/support/worker/staff.ts'
import { mailReader } from '#worker/features/desks.ts'
import { deleteDueFiles } from '#worker/files/delete-due-files.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { takeUpMails } from '#worker/mail/inbound/read-mail.ts'
import { receiveMail } from '#worker/mail/inbound/receive-mail.ts'

const start = Date.now()
const after = (minutes: number) => new Date(start + minutes * 60_000)

/** The runs of the cron within so many minutes. */
async function cron(minutes: number, by = withReplies) {
	for (let minute = 1; minute <= minutes; minute += 1) await takeUpMails(db, by, mailReader, after(minute))
}

const mails = () => db.select().from(files).where(eq(files.type, 'message/rfc822'))
const objectsOf = async (key: string) => (await withReplies.PRIVATE_FILES.head(key)) !== null

beforeEach(async () => {
	await db.delete(fileHolders)
	await db.delete(files)
})

const died = () => Promise.reject(new Error('The Worker has died'))

test('between the row and the object: the sender is told to try again, and the row goes', async () => {
	const from = newSender()
	const raw = rawMail({ from })
	const PRIVATE_FILES = bucketAround(withReplies.PRIVATE_FILES, 'put', { before: died })
	const envelope = { from, to: 'hello@answers.company.example' }
	await expect(receiveMail({ ...withReplies, PRIVATE_FILES }, mailReader, arriving(raw, envelope))).rejects.toThrow()
	expect(await mails()).toMatchObject([{ state: 'retired', mailDueAt: null }])
	await receiveMail(withReplies, mailReader, arriving(raw, envelope))
	await cron(60)
	expect((await receivedFrom(from)).filter(({ kind }) => kind === 'received')).toHaveLength(1)
	await deleteDueFiles(db, withReplies, after(60))
	expect(await mails()).toHaveLength(1)
})

test('a row whose Worker died before the object came is given up after the last try', async () => {
	await db.insert(files).values({
		...{ key: 'never', bucket: 'private', state: 'pending', name: 'mail.eml', type: 'message/rfc822' },
		...{ size: 9, sha256: '', createdAt: after(0).toISOString(), mailTries: 1, mailDueAt: after(1).toISOString() },
	})
	await cron(10)
	expect(await mails()).toMatchObject([{ state: 'pending' }])
	await cron(60)
	expect(await mails()).toMatchObject([{ state: 'retired', mailDueAt: null }])
	await deleteDueFiles(db, withReplies, after(60))
	expect(await mails()).toEqual([])
	expect(logged('warn').join()).toContain('mail.never-arrived')
})

test('between the object and the batch: the cron reads the mail once', async () => {
	const from = newSender()
	const id = await arrive({ emailId: from })
	const DB = databaseThatFails(new Error('The Worker has died'), /insert into "enquiry_messages"/)
	await deliver({ by: { ...withReplies, DB }, from, to: await addressOf(id), body: 'Still here', at: after(0) })
	const asha = await salesperson()
	expect((await asha.read(id)).messages.filter(({ kind }) => kind === 'received')).toEqual([])
	await takeUpMails(db, withReplies, mailReader, after(0.5))
	expect(
		(await asha.read(id)).messages.filter(({ kind }) => kind === 'received'),
		'not before it is due',
	).toEqual([])
	await cron(60)
	expect((await asha.read(id)).messages.filter(({ kind }) => kind === 'received')).toMatchObject([
		{ text: 'Still here' },
	])
	expect(await mails()).toMatchObject([{ state: 'live', mailDueAt: null, dueAt: null }])
})

test('after a batch whose answer was lost the cron finds nothing to do', async () => {
	const from = newSender()
	const DB = databaseThatLosesAnswersTo(/insert into "enquiry_messages"/)
	await deliver({ by: { ...withReplies, DB }, from, at: after(0) })
	await cron(60)
	expect((await receivedFrom(from)).filter(({ kind }) => kind === 'received')).toHaveLength(1)
	expect(await mails()).toHaveLength(1)
})

test('the cron and the handler read one mail at the same time, and one of them writes it', async () => {
	const from = newSender()
	const DB = databaseThatFails(new Error('The Worker has died'), /insert into "enquiry_messages"/)
	await deliver({ by: { ...withReplies, DB }, from, at: after(0) })
	const [mail] = await mails()
	const { readMail } = await import('#worker/mail/inbound/read-mail.ts')
	const read = () => readMail(db, withReplies, mailReader, mail?.key ?? '', after(1))
	await Promise.allSettled([read(), read(), takeUpMails(db, withReplies, mailReader, after(1))])
	expect((await receivedFrom(from)).filter(({ kind }) => kind === 'received')).toHaveLength(1)
	expect(await mails()).toMatchObject([{ state: 'live' }])
})

/** Parts in parts, deeper than any program writes them. */
const nested = (depth: number) =>
	Array.from({ length: depth }, (_, at) => `--b${at}\r\nContent-Type: multipart/mixed; boundary=b${at + 1}\r\n`).join(
		'\r\n',
	)

test('a mail that cannot be read stands in the desk after five tries, with the mail to download', async () => {
	const from = newSender()
	await deliver({ from, headers: ['Content-Type: multipart/mixed; boundary=b0'], body: nested(60), at: after(0) })
	await cron(20)
	expect(await receivedFrom(from)).toEqual([])
	expect(await finding('Received mails', aSite())).toMatchObject({
		state: 'warning',
		text: '1 received mail could not be read so far.',
	})
	await cron(60)
	const { subject: enquiry, message, messages } = await (await salesperson()).read(await enquiryOf(from))
	expect(enquiry).toMatchObject({ state: 'new', name: from, emailId: from, arrivedBy: 'mail' })
	expect(message).toBe('This mail could not be read. Download it to see what it says.')
	expect(messages).toMatchObject([
		{ kind: 'received', marks: ['unreadable'], attachments: [{ name: 'mail.eml', size: expect.any(Number) }] },
	])
	expect(await objectsOf(messages[0]?.attachments[0]?.key ?? '')).toBe(true)
	logged('warn')
})

test('while the bucket or the database fails, the handler asks the sender to try again', async () => {
	const envelope = { from: newSender(), to: 'hello@answers.company.example' }
	const DB = databaseThatFails(new Error('D1_ERROR: D1 DB is overloaded'))
	await expect(receiveMail({ ...withReplies, DB }, mailReader, arriving(rawMail(), envelope))).rejects.toThrow()
	expect(await mails()).toEqual([])
})

test('the cron finds due mails by an index', async () => {
	const plans = await plansOf((recorded) => takeUpMails(recorded, withReplies, mailReader, after(0)))
	expect(plans.join('\n')).toContain('files_mails')
})
