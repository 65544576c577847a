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
	const by = actOf(editor)
	await refuseStrangers(db, subjectId, colleagues)
	const { id, state, emailId } = jobApplications
	const [application] = await db.select({ emailId }).from(jobApplications).where(eq(id, subjectId))
	if (application?.emailId === '') throw new AppError('application.without-address')
	const isToPlan = and(isToActOn(hiringDesk, subjectId, by.authorId), inArray(state, openStages))
	const added = newestIn(interviews)
	const uid = `${crypto.randomUUID()}@${brand.mailDomain}`
	const row = { ...planned, words, uid, createdBy: by.authorId, createdAt: by.at, updatedAt: by.at }
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
				...{ ...by, act: 'interview-planned', method: 'REQUEST', text: words || plannedWords },
				which: sql`${interviews.id} = ${added}`,
			}),
			...concluded(db, editor, by, subjectId, 'interview planned', { startsAt: [null, planned.startsAt] }),
		],
		application ? 'application.changed' : 'application.not-found',
	)
	if (!interview) throw new Error('The new interview has no id')
	return interview.id
}

/** Moves an interview or changes its colleagues. A new time, length or place asks the applicant again. */
export async function moveInterview(
	db: Database,
	{ id, version, colleagues, words, ...planned }: InterviewMove,
	editor: Editor,
): Promise<void> {
	const by = actOf(editor)
	const { applicationId, ...before } = await findInterview(db, { id, version })
	await refuseStrangers(db, applicationId, colleagues)
	const isSame = Object.entries(before).every(([name, value]) => value === planned[name as keyof typeof planned])
	const isNews = !isSame || words !== ''
	const which = eq(interviews.id, id)
	const isLeaving = notInArray(interviewers.userId, colleagues)
	await written(db, [
		db
			.update(interviews)
			.set({ ...planned, ...nextVersion(by.at, isNews), ...(isNews && { words, answer: null, answeredAt: null }) })
			.where(isAsRead({ id, version })),
		refuseUnlessChanged(db),
		...tellColleagues(db, { ...by, method: 'CANCEL', which: sql`${which} and ${isLeaving}` }),
		db.delete(interviewers).where(and(eq(interviewers.interviewId, id), isLeaving)),
		addColleagues(db, sql`${id}`, colleagues),
		...tell(db, {
			...{ ...by, which, act: 'interview-moved', method: 'REQUEST', before: before.startsAt },
			text: isNews ? words || movedWords : null,
		}),
		...concluded(db, editor, by, applicationId, 'interview moved', { startsAt: [before.startsAt, planned.startsAt] }),
	])
}

/** Cancels an interview, and tells the applicant and the colleagues. */
export async function cancelInterview(
	db: Database,
	{ id, version, words }: InterviewCancellation,
	editor: Editor,
): Promise<void> {
	const by = actOf(editor)
	const { applicationId, startsAt } = await findInterview(db, { id, version })
	await written(db, [
		db
			.update(interviews)
			.set({ cancelledAt: by.at, ...nextVersion(by.at) })
			.where(isAsRead({ id, version })),
		refuseUnlessChanged(db),
		...tell(db, {
			...{ ...by, act: 'interview-cancelled', method: 'CANCEL', text: words || cancelledWords },
			which: eq(interviews.id, id),
		}),
		...concluded(db, editor, by, applicationId, 'interview cancelled', { startsAt: [startsAt, null] }),
	])
}

const actOf = ({ staff, now = new Date() }: Editor) => ({ at: now.toISOString(), authorId: staff.id })

type Read = { id: number; version: number }

const isAsRead = ({ id, version }: Read) =>
	and(eq(interviews.id, id), eq(interviews.version, version), isNull(interviews.cancelledAt))

async function findInterview(db: Database, read: Read) {
	const { id, applicationId, startsAt, minutes, place, version, cancelledAt } = interviews
	const [row] = await db
		.select({ found: { applicationId, startsAt, minutes, place }, version, cancelledAt })
		.from(interviews)
		.where(eq(id, read.id))
	if (!row) throw new AppError('interview.not-found')
	if (row.version !== read.version || row.cancelledAt !== null) throw new AppError('interview.changed')
	return row.found
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

/** Ends each act: resets the applicant's wait, as a reply does, and writes the audit row. */
const concluded = (
	db: Database,
	editor: Editor,
	{ at, authorId }: ReturnType<typeof actOf>,
	...[id, action, changes]: [number, string, Changes]
): Statement[] => {
	const { waitingSince, ownerId, version, state } = jobApplications
	return [
		db
			.update(jobApplications)
			.set({
				waitingSince: sql`case when ${inArray(state, openStages)} then ${at} else ${waitingSince} end`,
				ownerId: sql`coalesce(${ownerId}, ${authorId})`,
				...{ version: sql`${version} + 1`, updatedAt: at },
			})
			.where(eq(jobApplications.id, id)),
		recordEdit(db, editor, { section: hiringDesk.section, action, itemId: id, changes }),
	]
}

/** Runs a batch. Throws the given error if a guard refuses it. */
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
