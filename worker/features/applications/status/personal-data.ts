import { Buffer } from 'node:buffer'
import { and, asc, eq } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { jsonOf } from '#contracts/shared/json.ts'
import { recordAct } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { storedObject } from '#worker/files/bucket.ts'
import { files } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { mailboxOf } from '#worker/visitors/mailbox.ts'
import { applicationMessages as messages } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { interviewsForApplicant } from '../interviews/interviews.queries.ts'
import { type FoundApplication, selectLetters } from './status.queries.ts'

/** Answers a JSON file with all that the applicant sent and all that was sent to them. */
export async function personalData(
	db: Database,
	bindings: Bindings,
	{ found, requestId, now }: { found: FoundApplication; requestId: string; now: Date },
): Promise<Response> {
	const { application } = found
	const { id } = application
	const reference = referenceOf(id, hiringDesk.number)
	const [letters, mails, [cv], invitations] = await db.batch([
		selectLetters(db, id),
		db
			.select({ at: messages.at, text: messages.text, sender: messages.sender })
			.from(messages)
			.where(and(eq(messages.subjectId, id), eq(messages.kind, 'received')))
			.orderBy(asc(messages.at), asc(messages.id)),
		db
			.select({ name: files.name, type: files.type, size: files.size })
			.from(files)
			.where(eq(files.key, application.cvKey)),
		interviewsForApplicant(db, id, new Date(application.createdAt)),
		recordAct(
			db,
			{ actor: null, section: 'applications', action: 'data downloaded by the applicant', itemId: id, requestId },
			now,
		),
	])
	const { body } = await storedObject(bindings.PRIVATE_FILES, application.cvKey)
	const content = Buffer.from(await new Response(body).arrayBuffer()).toString('base64')
	const data = {
		reference,
		position: found.jobPosition,
		arrivedAt: application.createdAt,
		youSent: {
			firstName: application.firstName,
			lastName: application.lastName,
			email: application.emailId,
			mobileNumber: application.mobileNumber,
			experienceInYears: application.experienceStated === false ? null : application.experience,
			noticePeriod: application.noticePeriod,
			location: application.location,
			consentAt: application.consentAt,
			noticeVersion: application.noticeVersion || null,
			answers: jsonOf(application.answers),
			visit: jsonOf(application.origin),
			cv: { ...cv, base64: content },
			// Others may have written into the conversation.
			mails: mails.flatMap(({ sender, ...mail }) => (mailboxOf(sender) === application.mailbox ? [mail] : [])),
		},
		weSent: { letters, interviews: invitations.map(({ id: _, ...interview }) => interview) },
	}
	return Response.json(data, {
		headers: { 'Content-Disposition': `attachment; filename="application-${reference}.json"` },
	})
}
