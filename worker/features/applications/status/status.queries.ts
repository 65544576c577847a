import { aliasedTable, and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import {
	type ApplicantAct,
	applicantStage,
	eraseWithinDays,
	wrongDigitsToEnd,
} from '#contracts/hiring/applicant-page.ts'
import { openStages, type Stage } from '#contracts/hiring/stages.ts'
import { dayMs } from '#contracts/shared/periods.ts'
import { sha256 } from '#worker/crypto/hashes.ts'
import type { Database } from '#worker/data/db.ts'
import { jsonValue } from '#worker/data/json-value.ts'
import { newStateIn } from '#worker/desks/message-events.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { files } from '#worker/files/files.table.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { promisedBy } from '../desk/hiring-rows.ts'
import { interviewsForApplicant } from '../interviews/interviews.queries.ts'
import { applicationLinks } from './application-links.table.ts'
import { formToken } from './form-token.ts'

/** Letters that the mail service has accepted. */
const isHandedOver = and(
	eq(messages.kind, 'reply'),
	inArray(messages.delivery, ['handed-over', 'deferred', 'delivered', 'bounced']),
)

/** Finds an application by the secret of a link; null for an unknown one, and for that of an erased application. */
export async function findByLink(db: Database, secret: string) {
	// A letter of before counts no more once the application was taken up again.
	const later = aliasedTable(messages, 'later')
	const isTold = sql`exists (select 1 from ${messages} where ${messages.subjectId} = ${jobApplications.id}
		and ${isHandedOver} and ${newStateIn(messages.event)} = 'declined'
		and not exists (select 1 from ${messages} as ${later} where ${later.subjectId} = ${messages.subjectId}
			and ${later.id} > ${messages.id} and ${jsonValue(later.event, '$.before')} = 'declined'))`
	const [found] = await db
		.select({
			linkId: applicationLinks.id,
			wrongDigits: applicationLinks.wrongDigits,
			lockedUntil: applicationLinks.lockedUntil,
			application: jobApplications,
			jobPosition: jobPosts.jobPosition,
			jobLocation: jobPosts.jobLocation,
			answerDays: jobPosts.answerDays,
			cvName: sql<string>`${files.name}`.as('cv_name'),
			isTold: sql<boolean>`${isTold}`.mapWith(Boolean).as('is_told'),
		})
		.from(applicationLinks)
		.innerJoin(jobApplications, eq(jobApplications.id, applicationLinks.applicationId))
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.innerJoin(files, eq(files.key, jobApplications.cvKey))
		.where(eq(applicationLinks.secretHash, await sha256(secret)))
	return found ?? null
}
export type FoundApplication = NonNullable<Awaited<ReturnType<typeof findByLink>>>

/** The letters that were sent to the applicant. */
export const selectLetters = (db: Database, applicationId: number) =>
	db
		.select({ at: messages.at, text: messages.text })
		.from(messages)
		.where(and(eq(messages.subjectId, applicationId), isHandedOver, isNotNull(messages.at)))
		.orderBy(asc(messages.at), asc(messages.id))

/** Whether an application is open as far as the applicant knows. */
export const isOpenFor = (state: Stage, isTold: boolean) =>
	openStages.some((stage) => stage === state) || (state === 'declined' && !isTold)

/** The acts that the stage of an application allows. */
function possibleActs({ application, isTold }: FoundApplication): ApplicantAct[] {
	const isOpen = isOpenFor(application.state, isTold)
	return [
		...(isOpen ? (['withdraw'] as const) : []),
		...(application.state === 'new' ? (['replace-cv'] as const) : []),
		'download',
		...(application.erasureAskedAt === null ? (['erase'] as const) : []),
	]
}

/** Reads the applicant's page, without any notes of staff; null for an unknown link. */
export async function readApplicantPage(
	db: Database,
	bindings: Pick<Bindings, 'TOKEN_SECRET'>,
	secret: string,
	now = new Date(),
) {
	const found = await findByLink(db, secret)
	if (!found) return null
	const { id, state, createdAt, waitingSince, version, erasureAskedAt } = found.application
	const [letters, interviews] = await db.batch([selectLetters(db, id), interviewsForApplicant(db, id, now)])
	const stage = applicantStage(state, found.isTold)
	const acts = found.wrongDigits < wrongDigitsToEnd ? possibleActs(found) : []
	return {
		reference: referenceOf(id, hiringDesk.number),
		jobPosition: found.jobPosition,
		jobLocation: found.jobLocation,
		createdAt,
		stage,
		cvName: found.cvName,
		lettersAt: letters.map(({ at }) => at),
		/** The time by which staff promise to write. */
		answerBy: isOpenFor(state, found.isTold) ? promisedBy(waitingSince ?? createdAt, found.answerDays) : null,
		erasedBy:
			erasureAskedAt === null ? null : new Date(Date.parse(erasureAskedAt) + eraseWithinDays * dayMs).toISOString(),
		isLocked: found.lockedUntil !== null && found.lockedUntil > now.toISOString(),
		areActsEnded: found.wrongDigits >= wrongDigitsToEnd,
		interviews,
		answerToken: await formToken(bindings, { id, act: 'answer', version }),
		acts: await Promise.all(acts.map(async (act) => ({ act, token: await formToken(bindings, { id, act, version }) }))),
	}
}
export type ApplicantPage = NonNullable<Awaited<ReturnType<typeof readApplicantPage>>>
