import { and, eq, sql } from 'drizzle-orm'
import type { DeclineToUndo } from '#contracts/hiring/telling.ts'
import { undoDeclineMs } from '#contracts/shared/periods.ts'
import { recordActs } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { actIn, sentOf } from '#worker/desks/message-events.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { outbox } from '#worker/mail/outbox.table.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { actsOn, declined, letterKind } from './decline-several.ts'
import { hiringDesk } from './hiring-desk.ts'

/**
 * Takes letters back that have not left, all of them or none: the applications stand where they stood, except those that a
 * colleague has moved since. Throws `reply.left`.
 */
export async function undoDecline(db: Database, { ids }: DeclineToUndo, editor: Editor): Promise<void> {
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const { id, subjectId, at: sentAt, leavesAt, event, delivery } = messages
	const own = await db
		.select({ id, subjectId, at: sentAt, leavesAt, event, delivery })
		.from(messages)
		.where(and(isAmong(id, ids), eq(messages.authorId, editor.staff.id), eq(messages.kind, 'reply')))
	// One that was erased, is a draft again or was not sent needs no undo.
	const sent = own
		.filter(({ delivery: became }) => became !== 'draft' && became !== 'failed')
		.map((letter) => ({ ...letter, before: sentOf(letter.event, hiringDesk.states.all) }))
	const mayReturn = ({ delivery: became, before, ...letter }: (typeof sent)[number]) =>
		became === 'queued' &&
		before?.newState === declined &&
		Date.parse(letter.leavesAt ?? '') - Date.parse(letter.at) === undoDeclineMs
	if (sent.length === 0 || !sent.every(mayReturn)) throw new AppError('reply.left')
	const letterIds = sent.map((letter) => letter.id)
	const before = JSON.stringify(sent.map((letter) => ({ subjectId: letter.subjectId, ...letter.before })))
	const given = (name: string) => sql`given.value ->> ${`$.${name}`}`
	const subjectIds = sent.map((letter) => letter.subjectId)
	try {
		await db.batch([
			db
				.update(outbox)
				.set({ status: 'dropped', settledAt: at })
				.where(
					and(
						isAmong(outbox.subjectId, letterIds),
						eq(outbox.kind, letterKind),
						eq(outbox.status, 'waiting'),
						eq(outbox.attempts, 0),
					),
				),
			refuseUnless(db, sql`changes() = ${sent.length}`),
			db
				.delete(messages)
				.where(
					and(
						isAmong(messages.subjectId, subjectIds),
						isAmong(messages.at, [...new Set(sent.map((each) => each.at))]),
						sql`(${isAmong(messages.id, letterIds)} or (${messages.kind} = 'event' and ${actIn(messages.event)} = 'written'))`,
					),
				),
			db
				.update(jobApplications)
				.set({
					...{
						state: sql`${given('state')}`,
						waitingSince: sql`${given('waitingSince')}`,
						wakesAt: sql`${given('wakesAt')}`,
					},
					...{ declineReason: null, declineNote: '' },
					ownerId: sql`case ${jobApplications.ownerId} when ${editor.staff.id} then ${given('ownerId')} else ${jobApplications.ownerId} end`,
					version: sql`${jobApplications.version} + 1`,
					updatedAt: at,
				})
				.from(sql`json_each(${before}) as given`)
				.where(and(eq(jobApplications.id, given('subjectId')), eq(jobApplications.state, declined))),
			recordActs(
				db,
				actsOn(
					editor,
					'answer taken back',
					sent.map((letter) => ({
						itemId: letter.subjectId,
						changes: { state: [declined, letter.before?.state] },
					})),
				),
				now,
			),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('reply.left')
		throw error
	}
}
