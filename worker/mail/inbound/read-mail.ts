import { and, asc, eq, gt, isNotNull, lte, sql } from 'drizzle-orm'
import { backOff } from '#worker/data/back-off.ts'
import type { Database } from '#worker/data/db.ts'
import { files } from '#worker/files/files.table.ts'
import { failureOf, log } from '#worker/http/log.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { type KeptMail, readKeptMail, retireMail } from './kept-mail.ts'
import { type CleanHtml, type ParsedMail, parseMail } from './parse-mail.ts'

/** A mail to file. `key`: of the kept mail. `isUnreadable`: nothing but its envelope is known. */
type ReadMail = { key: string; kept: KeptMail; mail: ParsedMail; isUnreadable?: boolean }

/** Writes a mail where it belongs, and ends the work on the kept one. */
export type FileMail = (db: Database, bindings: Bindings, mail: ReadMail, now: Date) => Promise<void>

/** What the layers above do with a mail. */
export type MailReader = { clean: CleanHtml; file: FileMail }

const perRun = 10

/** After so many tries a mail stands in the desk as it is. */
const mostTries = 5

/** Reads a kept mail and files it. Returns false if its object is not there. */
export async function readMail(
	db: Database,
	bindings: Bindings,
	{ clean, file }: MailReader,
	key: string,
	now: Date,
): Promise<boolean> {
	const kept = await readKeptMail(bindings, key)
	if (!kept) return false
	await file(db, bindings, { key, kept, mail: await parseMail(kept.bytes, kept.isWhole, clean) }, now)
	return true
}

/**
 * Takes up mails that were kept and not read. A try is counted before it begins: one that ends the Worker cannot repeat for
 * ever. A mail that never reads stands in the desk to be downloaded; a row whose object never arrived goes.
 */
export async function takeUpMails(db: Database, bindings: Bindings, reader: MailReader, now: Date): Promise<void> {
	for (let taken = 0; taken < perRun; taken += 1) {
		const mail = await claimNext(db, now)
		if (!mail) return
		try {
			const isLast = mail.tries > mostTries
			const isThere = isLast
				? await fileUnread(db, bindings, reader, mail.key, now)
				: await readMail(db, bindings, reader, mail.key, now)
			if (isThere || !isLast) continue
			log('warn', 'mail.never-arrived')
			await retireMail(db, mail.key, now)
		} catch (error) {
			log('warn', 'mail.not-read', { tries: mail.tries, ...failureOf(error) })
		}
	}
}

async function fileUnread(
	db: Database,
	bindings: Bindings,
	{ file }: MailReader,
	key: string,
	now: Date,
): Promise<boolean> {
	const kept = await readKeptMail(bindings, key)
	if (!kept) return false
	log('warn', 'mail.unreadable')
	await file(db, bindings, { key, kept, mail: unread(kept), isUnreadable: true }, now)
	return true
}

/** A mail of which nothing but the envelope is known. */
const unread = ({ from }: KeptMail): ParsedMail => ({
	from: { name: '', address: from },
	senders: 1,
	replyTo: [],
	to: [],
	cc: [],
	subject: 'This mail could not be read. Download it to see what it says.',
	messageId: null,
	answers: [],
	text: '',
	html: null,
	isCut: false,
	files: [],
	findings: [],
	invitation: null,
	header: () => [],
})

/** Claims the mail that is due longest, and schedules the next try. */
async function claimNext(db: Database, now: Date) {
	const next = db
		.select({ key: files.key })
		.from(files)
		.where(lte(files.mailDueAt, now.toISOString()))
		.orderBy(asc(files.mailDueAt))
		.limit(1)
	const [claimed] = await db
		.update(files)
		.set({ mailTries: sql`${files.mailTries} + 1`, mailDueAt: backOff(now, files.mailTries) })
		.where(eq(files.key, sql`(${next})`))
		.returning({ key: files.key, tries: files.mailTries })
	return claimed ?? null
}

/** Counts the mails that failed at least once and wait for the next try. */
export const countUnreadMails = (db: Database) =>
	db.$count(files, and(isNotNull(files.mailDueAt), gt(files.mailTries, 1)))
