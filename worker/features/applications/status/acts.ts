import { and, eq, sql } from 'drizzle-orm'
import type { DeskAct } from '#contracts/desks/conversation.ts'
import type { Stage } from '#contracts/hiring/stages.ts'
import { type Changes, recordAct } from '#worker/data/audit.ts'
import type { Database, Statement } from '#worker/data/db.ts'
import { isRefusedByGuard, refuseUnless, refuseUnlessChanged } from '#worker/data/write-guards.ts'
import { storedAct } from '#worker/desks/message-events.ts'
import { among, filesErase, filesGoLive, isFree } from '#worker/files/file-states.ts'
import { keepFile } from '#worker/files/keep-file.ts'
import type { Bindings } from '#worker/http/request-context.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { hiringDesk } from '../desk/hiring-desk.ts'
import { acceptedCv } from '../submit-application.ts'
import { type FoundApplication, isOpenFor } from './status.queries.ts'

/** The application as it was read, and the id of the request for the audit log. */
type Asked = { found: FoundApplication; requestId: string; now: Date }

const withdrawn: Stage = 'withdrawn'

const isOpen = ({ application, isTold }: FoundApplication) => isOpenFor(application.state, isTold)

type Change = {
	set: Partial<typeof jobApplications.$inferInsert>
	act: { act: DeskAct; before: string | null; after: string | null }
	action: string
	changes?: Changes
}

/** Returns the statements of an applicant's act. They refuse the batch if the application has changed meanwhile. */
const statementsOf = (db: Database, { found, requestId, now }: Asked, { set, act, action, changes }: Change) => {
	const { id, version, state } = found.application
	const at = now.toISOString()
	return [
		db
			.update(jobApplications)
			.set({ ...set, version: sql`${jobApplications.version} + 1`, updatedAt: at })
			.where(and(eq(jobApplications.id, id), eq(jobApplications.version, version), eq(jobApplications.state, state))),
		refuseUnlessChanged(db),
		db.insert(messages).values({ subjectId: id, kind: 'event', at, event: storedAct(act) }),
		recordAct(
			db,
			{ actor: null, section: 'applications', action, itemId: id, requestId, ...(changes && { changes }) },
			now,
		),
	] as const satisfies Statement[]
}

/** Runs a batch. Returns false if the application has changed since it was read. */
async function isDone(db: Database, [first, ...others]: readonly [Statement, ...Statement[]]): Promise<boolean> {
	try {
		await db.batch([first, ...others])
		return true
	} catch (error) {
		if (isRefusedByGuard(error)) return false
		throw error
	}
}

const withdrawal = { state: withdrawn, waitingSince: null, wakesAt: null } as const

const whatFollows = (db: Database, { found, now }: Asked) =>
	hiringDesk.followMove?.(db, [{ id: found.application.id, state: withdrawn }], now.toISOString()) ?? []

export function withdraw(db: Database, asked: Asked): Promise<boolean> {
	const { state } = asked.found.application
	if (!isOpen(asked.found)) return Promise.resolve(false)
	return isDone(db, [
		...statementsOf(db, asked, {
			set: withdrawal,
			act: { act: 'withdrawn', before: state, after: withdrawn },
			action: 'withdrawn by the applicant',
			changes: { state: [state, withdrawn] },
		}),
		...whatFollows(db, asked),
	])
}

/** Notes that the applicant asked for the erasure, and withdraws an open application. */
export function askErasure(db: Database, asked: Asked): Promise<boolean> {
	const { state, erasureAskedAt } = asked.found.application
	if (erasureAskedAt !== null) return Promise.resolve(false)
	const withdraws = isOpen(asked.found)
	return isDone(db, [
		...statementsOf(db, asked, {
			set: { ...(withdraws && withdrawal), erasureAskedAt: asked.now.toISOString() },
			act: { act: 'erasure-asked', before: null, after: null },
			action: 'erasure asked by the applicant',
			...(withdraws && { changes: { state: [state, withdrawn] } }),
		}),
		...(withdraws ? whatFollows(db, asked) : []),
	])
}

/** Replaces the CV. Throws `request.invalid` for a file that is no CV, and `service.busy` if the bucket fails. */
export async function replaceCv(
	db: Database,
	bindings: Bindings,
	asked: Asked,
	file: File | undefined,
): Promise<boolean> {
	const { application, cvName } = asked.found
	if (application.state !== 'new') return false
	const cv = await acceptedCv(file)
	const key = await keepFile(db, bindings, 'private', cv, asked.now, crypto.randomUUID())
	return isDone(db, [
		refuseUnless(db, isFree(db, key, asked.now)),
		...statementsOf(db, asked, {
			set: { cvKey: key },
			act: { act: 'cv-replaced', before: cvName, after: cv.name },
			action: 'CV replaced by the applicant',
		}),
		filesGoLive(db, [key], false),
		filesErase(db, among([application.cvKey]), asked.now),
	])
}
