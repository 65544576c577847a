import { sql } from 'drizzle-orm'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { jsonText, jsonValue } from '#worker/features/enquiries/json-value.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'

/**
 * The statements after the one which notes that a mail failed. If it was a reply, and no person has written since, the enquiry
 * is open again, and the visitor waits since before it. They do nothing if that statement changed nothing.
 */
export function reopenUnanswered(db: Database, messageId: number, now: Date): Statement[] {
	const at = now.toISOString()
	const itself = sql`${enquiryMessages} as reply where reply.id = ${messageId}`
	return [
		insertFrom(
			db,
			enquiryMessages,
			{
				enquiryId: sql`${enquiries.id}`,
				kind: 'event',
				at,
				event: sql`json_object('act', 'state', 'before', ${enquiries.state}, 'after', 'open')`,
			},
			sql`from ${enquiries} join ${enquiryMessages} as reply on reply.enquiry_id = ${enquiries.id}
				where changes() > 0 and reply.id = ${messageId} and reply.kind = 'reply'
					and ${enquiries.state} in ('waiting', 'done')
					and not exists (select 1 from ${enquiryMessages} as later
						where later.enquiry_id = reply.enquiry_id and later.kind in ('received', 'reply')
							and later.delivery is not 'draft' and later.id <> reply.id and later.at >= reply.at
							and instr(coalesce(${jsonValue(sql`later.event`, '$.marks')}, ''), 'automatic') = 0)`,
		),
		db
			.update(enquiries)
			.set({
				state: 'open',
				wakesAt: null,
				waitingSince: sql`coalesce(${enquiries.waitingSince}, (select ${jsonText(sql`reply.event`, '$.waitingSince')} from ${itself}))`,
				version: sql`${enquiries.version} + 1`,
				updatedAt: at,
			})
			.where(sql`changes() > 0 and ${enquiries.id} = (select reply.enquiry_id from ${itself})`),
	]
}
