import { sql } from 'drizzle-orm'
import type { Database } from '#worker/data/db.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import type { LastDesk } from '#worker/desks/inbound/file-mail.ts'
import type { FiledMail, FilingStatements } from '#worker/desks/inbound/filed-mail.ts'
import { storedBeginning } from '#worker/desks/message-events.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { noticeLimit } from '#worker/mail/inbound/notice-limit.ts'
import { senderName } from '#worker/mail/inbound/sender-name.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { departments, enquiries, enquiryKeysOf } from './enquiries.table.ts'
import { enquiryDesk } from './enquiry-desk.ts'
import { enquiryMessages } from './messages.table.ts'
import { receiptFor } from './receipts.ts'

/**
 * The department whose mailbox a mail was sent to; of several the first. For what went to none of them: Others, or the last
 * one.
 */
const departmentFor = (recipients: readonly string[]) => sql<number>`coalesce(
	(select ${departments.id} from json_each(${JSON.stringify(recipients.map((address) => address.toLowerCase()))}) as recipient
		join ${departments} on lower(${departments.mailbox}) = recipient.value order by recipient.key, ${departments.id} limit 1),
	(select ${departments.id} from ${departments}
		order by ${departments.nameKey} = 'others' desc, ${departments.id} desc limit 1))`

/** Makes an enquiry of a mail that belongs to no conversation. Its sender gets a receipt, unless that is a machine. */
async function startEnquiry(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET'>,
	{ sender, subject, recipients, message, marks, isAutomatic, mayGetReceipt, isProven }: FiledMail,
	now: Date,
): Promise<FilingStatements> {
	const at = now.toISOString()
	const newest = newestIn(enquiries)
	const typed = {
		name: senderName(sender.name, sender.address || 'Unknown sender'),
		organization: '',
		emailId: sender.address,
		message: subject,
	}
	const limit = await noticeLimit(db, bindings, sender.address, isProven, now)
	const notice = queueMailFrom(db, 'enquiry-arrived', newest, now, sql`where ${limit.isWithin}`)
	const getsReceipt = !isAutomatic && mayGetReceipt && sender.address !== ''
	return {
		before: [
			db.insert(enquiries).values({
				...typed,
				...enquiryKeysOf(typed),
				departmentId: departmentFor(recipients),
				phoneNo: '',
				arrivedBy: 'mail',
				createdAt: at,
				updatedAt: at,
				waitingSince: isAutomatic ? null : at,
				automatic: isAutomatic,
			}),
		],
		message: db.insert(enquiryMessages).values({
			...message,
			subjectId: newest,
			kind: 'received',
			event: storedBeginning(marks),
		}),
		effects: [
			...(isAutomatic ? [] : [...limit.counts, notice]),
			...(getsReceipt ? receiptFor(db, newest, sender.address, now, limit.isWithin) : []),
		],
	}
}

/** Mails that belong to no conversation come to the enquiry desk. */
export const takesTheRest: LastDesk = { desk: enquiryDesk, begin: startEnquiry }
