import { and, eq, type SQL, sql } from 'drizzle-orm'
import { referenceOf } from '#contracts/desks/reference.ts'
import { filledReply } from '#contracts/desks/replies.ts'
import { openStages, type Stage } from '#contracts/hiring/stages.ts'
import type { Declined, DeclineForm } from '#contracts/hiring/telling.ts'
import { undoDeclineMs } from '#contracts/shared/periods.ts'
import { type Changes, recordActs } from '#worker/data/audit.ts'
import type { Database } from '#worker/data/db.ts'
import { insertFrom } from '#worker/data/insert-from.ts'
import { isAmong } from '#worker/data/is-among.ts'
import { isRefusedByGuard, refuseUnless } from '#worker/data/write-guards.ts'
import { messageKeyOf } from '#worker/desks/mail-facts.ts'
import { storedAct, storedSent } from '#worker/desks/message-events.ts'
import { jobPosts } from '#worker/features/careers/careers.table.ts'
import { AppError } from '#worker/http/errors.ts'
import type { Editor } from '#worker/http/request-context.ts'
import { queueMailFrom } from '#worker/mail/outbox.ts'
import { jobApplications, applicationMessages as messages } from '../applications.table.ts'
import { cancelInterviewsOf } from '../interviews/cancel-interviews.ts'
import { hiringDesk } from './hiring-desk.ts'

export const declined: Stage = 'declined'
export const letterKind = `${hiringDesk.mails}-reply`

/** The audit entries of moves. */
export const actsOn = (editor: Editor, action: string, moved: readonly { itemId: number; changes: Changes }[]) =>
	moved.map(({ itemId, changes }) => ({
		...{ actor: editor.staff, section: hiringDesk.section, action, itemId },
		...{ changes, requestId: editor.requestId },
	}))

const readChosen = (db: Database, ids: readonly number[]) =>
	db
		.select({
			id: jobApplications.id,
			version: jobApplications.version,
			emailId: jobApplications.emailId,
			firstname: jobApplications.firstName,
			job: jobPosts.jobPosition,
			state: jobApplications.state,
			ownerId: jobApplications.ownerId,
			waitingSince: jobApplications.waitingSince,
			wakesAt: jobApplications.wakesAt,
		})
		.from(jobApplications)
		.innerJoin(jobPosts, eq(jobPosts.id, jobApplications.jobId))
		.where(isAmong(jobApplications.id, ids))

/**
 * Declines applications, all of them or none. Each applicant gets their own mail, which leaves after `undoDeclineMs` at the
 * earliest. Throws `application.not-found`, `application.without-address`, and `application.changed` for one that was changed
 * since it was read or is closed already.
 */
export async function declineSeveral(
	db: Database,
	{ subjects, text, declineReason = null, declineNote }: DeclineForm,
	editor: Editor,
): Promise<Declined> {
	const now = editor.now ?? new Date()
	const at = now.toISOString()
	const leavesAt = new Date(now.getTime() + undoDeclineMs).toISOString()
	const ids = subjects.map(({ id }) => id)
	const rows = new Map((await readChosen(db, ids)).map((row) => [row.id, row]))
	const letters = subjects.map(({ id, version }) => {
		const row = rows.get(id)
		if (!row) throw new AppError('application.not-found')
		const isOpen = openStages.some((stage) => stage === row.state)
		if (row.version !== version || !isOpen) throw new AppError('application.changed')
		if (row.emailId === '') throw new AppError('application.without-address')
		const { firstname, job, state, ownerId, waitingSince, wakesAt } = row
		const reference = referenceOf(id, hiringDesk.number)
		const letter = filledReply(text, { firstname, job, reference, me: editor.staff.fullName })
		return {
			...{ id, version, state, letter, textKey: messageKeyOf({ text: letter, mail: null }) },
			sent: storedSent({ state, ownerId, waitingSince, wakesAt, newState: declined }),
			move: storedAct({ act: 'written', before: state, after: declined }),
		}
	})
	const each = sql`json_each(${JSON.stringify(letters.map(({ id, version, move }) => ({ id, version, move })))})`
	const value = (name: keyof (typeof letters)[number]): SQL => sql`value ->> ${`$.${name}`}`
	const insertLetters = (json: string) =>
		insertFrom(
			db,
			messages,
			{
				...{ subjectId: value('id'), kind: 'reply', at, authorId: editor.staff.id, text: value('letter') },
				...{ textKey: value('textKey'), event: value('sent'), delivery: 'queued', leavesAt },
			},
			sql`from json_each(${json})`,
		)
	const isLetter = and(
		isAmong(messages.subjectId, ids),
		eq(messages.authorId, editor.staff.id),
		sql`${messages.leavesAt} = ${leavesAt} and ${messages.delivery} = 'queued'`,
	)
	try {
		await db.batch([
			db
				.update(jobApplications)
				.set({
					...{ state: declined, waitingSince: null, wakesAt: null, declineReason, declineNote },
					ownerId: sql`coalesce(${jobApplications.ownerId}, ${editor.staff.id})`,
					version: sql`${jobApplications.version} + 1`,
					updatedAt: at,
				})
				.from(sql`${each} as chosen`)
				.where(
					sql`${jobApplications.id} = chosen.value ->> '$.id' and ${jobApplications.version} = chosen.value ->> '$.version'`,
				),
			refuseUnless(db, sql`changes() = ${ids.length}`),
			...inParameters(letters).map(insertLetters),
			queueMailFrom(
				db,
				letterKind,
				sql<number>`${messages.id}`,
				now,
				sql`from ${messages} where ${isLetter}`,
				leavesAt,
			),
			insertFrom(
				db,
				messages,
				{ subjectId: value('id'), kind: 'event', at, authorId: editor.staff.id, event: value('move') },
				sql`from ${each}`,
			),
			...cancelInterviewsOf(
				db,
				ids.map((id) => ({ id, state: declined })),
				at,
			),
			recordActs(
				db,
				actsOn(
					editor,
					'declined',
					letters.map(({ id, state }) => ({ itemId: id, changes: { state: [state, declined] } })),
				),
				now,
			),
		])
	} catch (error) {
		if (isRefusedByGuard(error)) throw new AppError('application.changed')
		throw error
	}
	const queued = await db.select({ id: messages.id }).from(messages).where(isLetter)
	return { ids: queued.map(({ id }) => id), leavesAt }
}

/** In bytes. A parameter of D1 holds two megabytes. */
const mostInParameter = 1_500_000

/** Values as JSON lists that D1 takes. */
function inParameters(values: readonly object[]): string[] {
	const lists: string[][] = [[]]
	let bytes = 0
	for (const json of values.map((value) => JSON.stringify(value))) {
		const size = new TextEncoder().encode(json).byteLength
		if (bytes + size > mostInParameter) {
			lists.push([])
			bytes = 0
		}
		bytes += size
		lists.at(-1)?.push(json)
	}
	return lists.map((list) => `[${list.join()}]`)
}
