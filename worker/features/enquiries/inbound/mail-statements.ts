import { eq, sql } from 'drizzle-orm'
import type { MessageMark } from '#contracts/desks/conversation.ts'
import { hourMs } from '#contracts/shared/periods.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { jsonValue } from '#worker/features/enquiries/json-value.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { departments, enquiries, enquiryKeysOf } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'
import { receiptFor } from '../receipts.ts'
import type { NoticeLimit } from './notice-limit.ts'
import { senderName } from './sender-name.ts'

/** What is written of a mail. */
export type Filed = {
	sender: { name: string; address: string }
	subject: string
	message: {
		at: string
		sender: string
		text: string
		html: string | null
		textKey: string
		mailId: string | null
		mailKey: string
	}
	marks: MessageMark[]
	isAutomatic: boolean
	/** Whether the sender may be who the mail names, and so may get a receipt. */
	isTrusted: boolean
}

/** The message that the batch has just written. */
export const newestMessage = newestIn(enquiryMessages)

/** The statements of a batch. Those between them make the message hold its files. */
type MailStatements = { beforeMessage: Statement[]; message: Statement; effects: Statement[] }

/** Machines are stopped here if no rule has known them. */
const mostActsAnHour = 5

const anHourBefore = (now: Date) => new Date(now.getTime() - hourMs).toISOString()

/** Whether fewer than so many mails of an enquiry have done this within the last hour. */
const mayStill = (act: 'reopened' | 'told', enquiryId: number, now: Date) => sql`(
	select count(*) < ${mostActsAnHour} from ${enquiryMessages} as earlier
	where earlier.enquiry_id = ${enquiryId} and earlier.at > ${anHourBefore(now)}
		and ${jsonValue(sql`earlier.event`, `$.${act}`)} = 1)`

const hasDone = (act: 'reopened' | 'told') =>
	sql`(select ${jsonValue(enquiryMessages.event, `$.${act}`)} from ${enquiryMessages} where ${enquiryMessages.id} = ${newestMessage}) = 1`

/**
 * Adds a mail to its conversation: the visitor waits again, and who answers is told. What a machine wrote, and what belongs
 * to spam, is kept and does nothing else.
 */
export function continueEnquiry(
	db: Database,
	id: number,
	{ message, marks, isAutomatic }: Filed,
	now: Date,
): MailStatements {
	const at = now.toISOString()
	const acts = sql`(${isAutomatic ? 0 : 1} and ${enquiries.state} <> 'spam')`
	const reopens = sql`(${acts} and ${enquiries.state} in ('done', 'waiting') and ${mayStill('reopened', id, now)})`
	const event = sql`json_object('marks', json(${JSON.stringify(marks)}), 'reopened', ${reopens}, 'told', ${acts} and ${mayStill('told', id, now)})`
	return {
		beforeMessage: [],
		message: insertFrom(
			db,
			enquiryMessages,
			{ ...message, enquiryId: id, kind: 'received', event },
			sql`from ${enquiries} where ${enquiries.id} = ${id}`,
		),
		effects: [
			db
				.update(enquiries)
				.set({
					version: sql`${enquiries.version} + 1`,
					...(isAutomatic
						? {}
						: {
								// What was done without a reply waits from now on.
								waitingSince: sql`case ${enquiries.state} when 'spam' then ${enquiries.waitingSince} when 'done' then ${at}
									else coalesce(${enquiries.waitingSince}, ${at}) end`,
								state: sql`case when ${hasDone('reopened')} then 'open' else ${enquiries.state} end`,
								wakesAt: null,
								updatedAt: at,
							}),
				})
				.where(eq(enquiries.id, id)),
			queueMailFrom(db, 'enquiry-answered', newestMessage, now, sql`where ${hasDone('told')}`),
		],
	}
}

/** The department for what nobody has addressed: Others, or the last one. */
const usualDepartment = sql<number>`(select ${departments.id} from ${departments}
	order by ${departments.nameKey} = 'others' desc, ${departments.id} desc limit 1)`

/** Makes an enquiry of a mail that belongs to no conversation. Its sender gets a receipt, unless that is a machine. */
export function startEnquiry(
	db: Database,
	{ sender, subject, message, marks, isAutomatic, isTrusted }: Filed,
	limit: NoticeLimit,
	now: Date,
): MailStatements {
	const at = now.toISOString()
	const newest = newestIn(enquiries)
	const typed = {
		name: senderName(sender.name, sender.address || 'Unknown sender'),
		organization: '',
		emailId: sender.address,
		message: subject,
	}
	const notice = queueMailFrom(db, 'enquiry-arrived', newest, now, sql`where ${limit.isWithin}`)
	const getsReceipt = !isAutomatic && isTrusted && sender.address !== ''
	return {
		beforeMessage: [
			db.insert(enquiries).values({
				...typed,
				...enquiryKeysOf(typed),
				departmentId: usualDepartment,
				phoneNo: '',
				arrivedBy: 'mail',
				createdAt: at,
				updatedAt: at,
				waitingSince: isAutomatic ? null : at,
			}),
		],
		message: db.insert(enquiryMessages).values({
			...message,
			enquiryId: newest,
			kind: 'received',
			event: JSON.stringify({ marks, reopened: 0, told: 0 }),
		}),
		effects: [
			...(isAutomatic ? [] : [...limit.counts, notice]),
			...(getsReceipt ? receiptFor(db, newest, sender.address, now, limit.isWithin) : []),
		],
	}
}
