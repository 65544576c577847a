import { and, gte, lt, type SQL, sql } from 'drizzle-orm'
import { companyMoment, nextCompanyDay } from '#contracts/shared/company-time.ts'
import { actIn } from '#worker/desks/message-events.ts'
import { enquiries } from '../enquiries.table.ts'
import { enquiryMessages } from '../messages.table.ts'

/** When a day of the company begins, in UTC as the database has it. */
export const startOfDay = (day: string) => new Date(companyMoment(`${day}T00:00`)).toISOString()

/** Whether an enquiry arrived in these days of the company. Both are included; null: without this limit. */
export const arrivedWithin = ({ from, to }: { from: string | null; to: string | null }): SQL | undefined =>
	and(
		from === null ? undefined : gte(enquiries.createdAt, startOfDay(from)),
		to === null ? undefined : lt(enquiries.createdAt, new Date(nextCompanyDay(new Date(startOfDay(to)))).toISOString()),
	)

/** When an enquiry was first answered by a reply that left and did not come back, or elsewhere, as an expression; or null. */
export const firstAnswerAt = sql<string | null>`(
	select ${enquiryMessages.at} from ${enquiryMessages}
	where ${enquiryMessages.subjectId} = ${enquiries.id} and (
		${enquiryMessages.kind} = 'reply' and ${enquiryMessages.delivery} not in ('draft', 'queued', 'failed', 'bounced')
		or ${enquiryMessages.kind} = 'event' and ${actIn(enquiryMessages.event)} = 'answered')
	order by ${enquiryMessages.at}, ${enquiryMessages.id} limit 1)`
