import { beforeAll, expect, test } from 'vitest'
import type { EnquiryConversation } from '#contracts/enquiries/desk.ts'
import stored from '#tests/fixtures/stored-desk.jsonl?raw'
import { deliver, withReplies } from '#tests/support/builders/raw-mail.ts'
import { bindings, call } from '#tests/support/worker/app.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { db, sessionOf } from '#tests/support/worker/staff.ts'
import { insertionOf, readTables } from '#tests/support/worker/stored-tables.ts'
import { mailReader } from '#worker/features/desks.ts'
import { sendDueMail } from '#worker/jobs/mail.ts'
import { takeUpMails } from '#worker/mail/inbound/read-mail.ts'

/*
 * What the release of 2026-11-28 stored at the enquiry desk, before desks were described: an answered enquiry whose visitor wrote
 * again and that sleeps, one with a draft and its file, one with a reply that waits to leave, one that came by mail, and a mail
 * that was kept and not filed. Addresses that left in its mails are beside them.
 */

const [meera, arun, leela, jonas] = [1, 2, 3, 4]
const asha = 1

const tables = readTables(stored)
const rowsOf = (name: string) => tables.get(name)?.rows ?? []
const addressOf = (id: number) => String(rowsOf('addresses').find((row) => row.id === id)?.address)

let headers: Record<string, string>
beforeAll(async () => {
	const names = [...tables.keys()].filter((name) => name !== 'objects' && name !== 'addresses')
	await bindings.DB.batch(names.map((name) => insertionOf(name, tables.get(name))))
	for (const { key, content } of rowsOf('objects'))
		await bindings.PRIVATE_FILES.put(String(key), Buffer.from(String(content), 'base64'))
	headers = await sessionOf(asha)
})

const desk = (path: string, json?: object) => call(`/api/enquirydeskcontroller/${path}`, { headers, json })
const read = async (id: number): Promise<EnquiryConversation> => (await desk(`conversation/${id}`)).json()

test('conversations open with all that was said and done', async () => {
	const { subject, messages } = await read(meera)
	expect(subject).toMatchObject({ reference: 'DGF-M5N', state: 'waiting', owner: { fullName: 'Ravi Menon' } })
	expect(messages.map(({ kind, event }) => event?.act ?? kind)).toEqual([
		'receipt',
		'note',
		'assigned',
		'moved',
		'state',
		'reply',
		'received',
		'snoozed',
	])
	expect(messages.flatMap(({ attachments }) => attachments.map(({ name }) => name))).toEqual(['prices.pdf', 'mail.eml'])
	expect((await read(jonas)).messages[0]).toMatchObject({ kind: 'received', text: 'Hello, how many rooms?' })
	const { content } = await (await desk('list', { tab: 'all' })).json<{ content: { id: number }[] }>()
	expect(content.map(({ id }) => id).sort()).toEqual([meera, arun, leela, jonas])
})

test('a draft goes on with its file, and leaves', async () => {
	const { draft, newestMessage } = await read(arun)
	expect(draft).toMatchObject({ text: 'Dear Arun,', attachments: [{ name: 'slides.pdf' }] })
	const sent = { subjectId: arun, text: 'Dear Arun, gladly.', version: draft?.version, newestMessage, state: 'waiting' }
	expect((await desk('sendreply', sent)).status).toBe(200)
})

test('replies and notices that waited leave, each by its letter of today', async () => {
	const { sent, bindings: by } = mailbox()
	await bindings.DB.prepare("update outbox set status = 'waiting', attempts = 0").run()
	await sendDueMail(db, { ...by, REPLY_DOMAIN: withReplies.REPLY_DOMAIN }, new Date(Date.now() + 60_000))
	const { results } = await bindings.DB.prepare('select kind, status from outbox').all()
	expect(results.filter(({ status }) => status !== 'sent')).toEqual([])
	expect(new Set(results.map(({ kind }) => kind))).toEqual(
		new Set(['answered', 'arrived', 'assigned', 'note', 'receipt', 'reply'].map((letter) => `enquiry-${letter}`)),
	)
	expect(sent.find(({ text }) => text.includes('Dear Leela'))).toMatchObject({ replyTo: addressOf(leela) })
	expect((await read(leela)).messages.find(({ kind }) => kind === 'reply')).toMatchObject({ delivery: 'handed-over' })
})

test('answers to addresses of that release come back, and its kept mail is filed', async () => {
	const before = (await read(meera)).messages.length
	await takeUpMails(db, withReplies, mailReader, new Date())
	await deliver({ from: 'meera@kollam.example', to: addressOf(meera), body: 'And the fees?' })
	const { messages } = await read(meera)
	expect(messages.slice(before).map(({ text }) => text)).toEqual(['A last one.', 'And the fees?'])
})
