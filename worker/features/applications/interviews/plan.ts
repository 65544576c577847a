import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { InterviewCancellation, InterviewMove, InterviewPlan } from '#contracts/hiring/interviews.ts'
import { openStages } from '#contracts/hiring/stages.ts'
import type { ErrorCode } from '#contracts/shared/error-catalogue.ts'
import { brand } from '#web/content/brand.ts'
import type { Changes } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { newestIn } from '#worker/data/newest-rows.ts'
import { isRefusedByGuard, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { isToActOn } from '#worker/desks/desk.ts'
import { selectReaders } from '#worker/desks/people.ts'
import { recordEdit } from '#worker/editing/rows/record-edit.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { jobApplications } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { tell, tellColleagues } from './calendar-entry.ts'
import { cancelledWords, nextVersion } from './cancel-interviews.ts'
import { interviewers, interviews } from './interviews.table.ts'

const plannedWords = 'Thank you for your application. We would like to talk with you.'
const movedWords = 'The interview that was planned with you takes place at another time or place.'

/** Plans an interview, and writes to the applicant and the colleagues. Returns its id. */
export async function planInterview(
	db: Database,
	{ subjectId, colleagues, words, ...planned }: InterviewPlan,
	editor: Editor,
): Promise<number> {
	const { at, authorId, telling } = actOf(editor)
	await refuseStrangers(db, subjectId, colleagues)
	const { id, state, emailId } = jobApplications
	const [application] = await db.select({ emailId }).from(jobApplications).where(eq(id, subjectId))
	if (application?.emailId === '') throw new AppError('application.without-address')
	const isToPlan = and(isToActOn(hiringDesk, subjectId, authorId), inArray(state, openStages))
	const added = newestIn(interviews)
	const uid = `${crypto.randomUUID()}@${brand.mailDomain}`
	const row = { ...planned, words, uid, createdBy: authorId, createdAt: at, updatedAt: at }
	const [[interview]] = await written(
		db,
		[
			insertFrom(
				db,
				interviews,
				{ applicationId: sql`${id}`, ...row },
				sql`from ${jobApplications} where ${isToPlan}`,
			).returning({ id: interviews.id }),
			refuseUnlessChanged(db),
			addColleagues(db, added, colleagues),
			...tell(db, {
				...{ ...telling, act: 'interview-planned', method: 'REQUEST', text: words || plannedWords },
				which: sql`${interviews.id} = ${added}`,
			}),
			...concluded(db, subjectId, 'interview planned', { startsAt: [null, planned.startsAt] }, editor),
		],
		application ? 'application.changed' : 'application.not-found',
	)
	if (!interview) throw new Error('The new interview has no id')
	return interview.id
}

/**
 * Moves an interview, or changes who takes part. The applicant hears of another time, length or place, and is asked again; of
 * the colleagues those hear who come or go.
 */
export async function moveInterview(
	db: Database,
	{ id, version, colleagues, words, ...planned }: InterviewMove,
	editor: Editor,
): Promise<void> {
	const { at, telling } = actOf(editor)
	const before = await findInterview(db, { id, version })
	await refuseStrangers(db, before.applicationId, colleagues)
	const { startsAt, minutes, place } = planned
	const isNews = before.startsAt !== startsAt || before.minutes !== minutes || before.place !== place || words !== ''
	const which = eq(interviews.id, id)
	const isStaying = sql`${interviewers.userId} in (select value from json_each(${before.colleagues}))`
	const isLeaving = notInArray(interviewers.userId, colleagues)
	await written(db, [
		db
			.update(interviews)
			.set({ ...planned, ...nextVersion(at, isNews), ...(isNews && { words, answer: null, answeredAt: null }) })
			.where(isAsRead({ id, version })),
		refuseUnlessChanged(db),
		...tellColleagues(db, { ...telling, which, method: 'CANCEL', toColleagues: isLeaving }),
		db.delete(interviewers).where(and(eq(interviewers.interviewId, id), isLeaving)),
		addColleagues(db, sql`${id}`, colleagues),
		...(isNews
			? tell(db, {
					...{ ...telling, which, act: 'interview-moved', method: 'REQUEST', text: words || movedWords },
					before: before.startsAt,
				})
			: tellColleagues(db, { ...telling, which, method: 'REQUEST', toColleagues: sql`not ${isStaying}` })),
		...concluded(
			db,
			before.applicationId,
			'interview moved',
			{ startsAt: [before.startsAt, startsAt] },
			editor,
			isNews,
		),
	])
}

/** Cancels an interview, and tells the applicant and the colleagues. */
export async function cancelInterview(
	db: Database,
	{ id, version, words }: InterviewCancellation,
	editor: Editor,
): Promise<void> {
	const { at, telling } = actOf(editor)
	const { applicationId, startsAt } = await findInterview(db, { id, version })
	await written(db, [
		db
			.update(interviews)
			.set({ cancelledAt: at, ...nextVersion(at) })
			.where(isAsRead({ id, version })),
		refuseUnlessChanged(db),
		...tell(db, {
			...{ ...telling, act: 'interview-cancelled', method: 'CANCEL', text: words || cancelledWords },
			which: eq(interviews.id, id),
		}),
		...concluded(db, applicationId, 'interview cancelled', { startsAt: [startsAt, null] }, editor),
	])
}

function actOf({ staff, now = new Date() }: Editor) {
	const at = now.toISOString()
	return { at, authorId: staff.id, telling: { at, authorId: staff.id } }
}

type Read = { id: number; version: number }

const isAsRead = ({ id, version }: Read) =>
	and(eq(interviews.id, id), eq(interviews.version, version), isNull(interviews.cancelledAt))

async function findInterview(db: Database, read: Read) {
	const { applicationId, startsAt, minutes, place } = interviews
	const colleagues = sql<string>`(select json_group_array(${interviewers.userId}) from ${interviewers}
		where ${interviewers.interviewId} = ${interviews.id})`
	const [found] = await db
		.select({ applicationId, startsAt, minutes, place, colleagues, isAsRead: sql`${isAsRead(read)}`.mapWith(Boolean) })
		.from(interviews)
		.where(eq(interviews.id, read.id))
	if (!found) throw new AppError('interview.not-found')
	if (!found.isAsRead) throw new AppError('interview.changed')
	return found
}

/** Colleagues who take part must be able to open the application. */
async function refuseStrangers(db: Database, applicationId: number, colleagues: readonly number[]): Promise<void> {
	const readers = await selectReaders(db, hiringDesk, applicationId)
	if (!colleagues.every((each) => readers.some(({ id }) => id === each)))
		throw new AppError('request.invalid', { fields: { colleagues: 'Choose colleagues who may open the application' } })
}

const addColleagues = (db: Database, interviewId: SQL, colleagues: readonly number[]) =>
	insertFrom(
		db,
		interviewers,
		{ interviewId, userId: sql`value` },
		sql`from json_each(${JSON.stringify(colleagues)}) where true`,
	).onConflictDoNothing()

/** The end of each act. An applicant who `hears` from us waits for our next word, as after a reply. */
const concluded = (
	db: Database,
	id: number,
	action: string,
	changes: Changes,
	editor: Editor,
	hears = true,
): Statement[] => {
	const { at, authorId } = actOf(editor)
	const { waitingSince, ownerId, version, state } = jobApplications
	return [
		db
			.update(jobApplications)
			.set({
				...(hears && {
					waitingSince: sql`case when ${inArray(state, openStages)} then ${at} else ${waitingSince} end`,
				}),
				ownerId: sql`coalesce(${ownerId}, ${authorId})`,
				version: sql`${version} + 1`,
				updatedAt: at,
			})
			.where(eq(jobApplications.id, id)),
		recordEdit(db, editor, { section: hiringDesk.section, action, itemId: id, changes }),
	]
}

/** Runs a batch. Throws this error if a guard refuses it. */
async function written<const Batch extends readonly [Statement, ...Statement[]]>(
	db: Database,
	batch: Batch,
	refusal: ErrorCode = 'interview.changed',
) {
	try {
		return await db.batch(batch)
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError(refusal)
		throw error
	}
}
