import { and, eq, getTableName } from 'drizzle-orm'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { files } from '#worker/files/files.table.ts'
import { isDuplicate } from '#worker/http/errors.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { isUnread, retireMail } from '#worker/mail/inbound/kept-mail.ts'
import type { FileMail } from '#worker/mail/inbound/read-mail.ts'
import type { Desk } from '../desk.ts'
import { readOwnAddresses } from '../own-addresses.ts'
import { continueSubject } from './continue-subject.ts'
import { describeMail, senderOf } from './describe-mail.ts'
import { failedRecipientsOf, markFailedCopies } from './failed-copies.ts'
import type { FiledMail, FilingStatements } from './filed-mail.ts'
import { findThread, isKnownSender } from './find-thread.ts'
import { holdMailFiles, keepMailFiles } from './mail-files.ts'
import { continueByStaff, findColleague } from './staff-mail.ts'

/** The desk that takes what belongs to no conversation, and how it begins a subject with it. */
export type LastDesk = {
	desk: Desk
	begin(db: Database, bindings: Pick<Bindings, 'TOKEN_SECRET'>, mail: FiledMail, now: Date): Promise<FilingStatements>
}

/**
 * Makes the function that writes a mail with its files into its conversation, or begins a subject with it, in one batch that
 * also ends the work on the kept mail. A mail that is here already writes nothing.
 */
export const filingAt = (desks: readonly Desk[], last: LastDesk): FileMail =>
	async function fileMail(db, bindings, { key, kept, mail, isUnreadable = false }, now) {
		const own = await readOwnAddresses(db, bindings, desks)
		const sender = senderOf(kept, mail, own)
		const thread = await findThread(db, bindings, desks, { to: kept.to, mail, provenAddress: sender.provenAddress })
		const desk = thread?.desk ?? last.desk
		const { messages } = desk
		const mailKey = await sha256(`${kept.to.toLowerCase()}\n${mail.messageId ?? ''}\n${kept.sha256}`)
		const [[same], [sameId]] = await db.batch([
			db.select({ id: messages.id }).from(messages).where(eq(messages.mailKey, mailKey)),
			db
				.select({ id: messages.id })
				.from(messages)
				.where(and(eq(messages.mailId, mail.messageId ?? ''), eq(messages.kind, 'received')))
				.limit(1),
		])
		if (same) {
			await retireMail(db, key, now)
			return
		}
		const isKnown = thread !== null || (await isKnownSender(db, desk, sender.address))
		const filed = describeMail(kept, mail, {
			...{ own, sender, thread, desk, isKnown, isUnreadable, mailKey, now },
			hasSameId: sameId !== undefined,
		})
		const keys = await keepMailFiles(db, bindings, key, mail.files, now)
		const isByStaff = thread?.isAddressed && sender.isProvenFrom && !filed.isAnswerOfMachine
		const colleague = thread && isByStaff ? await findColleague(db, thread, bindings, mail.from.address) : null
		const { before, message, effects } =
			thread && colleague
				? continueByStaff(db, thread, colleague, filed, now)
				: thread
					? continueSubject(db, desk, thread.id, filed, now)
					: await last.begin(db, bindings, filed, now)
		const followed =
			thread && sender.provenAddress !== null
				? await desk.followMail?.(
						db,
						{ subjectId: thread.id, sender: sender.provenAddress, files: mail.files },
						now.toISOString(),
					)
				: []
		try {
			await db.batch([
				db.update(files).set({ state: 'live', dueAt: null, mailDueAt: null }).where(isUnread(key)),
				refuseUnlessChanged(db),
				...before,
				message,
				refuseUnlessChanged(db),
				...holdMailFiles(db, desk, [key, ...keys]),
				...effects,
				...(followed ?? []),
				...(thread && filed.isAutomatic ? markFailedCopies(db, desk, thread.id, failedRecipientsOf(mail)) : []),
			])
		} catch (error) {
			// Two deliveries of one mail were read at the same time.
			if (!isDuplicate(error, `${getTableName(messages)}.${messages.mailKey.name}`)) throw error
			await retireMail(db, key, now)
		}
	}
