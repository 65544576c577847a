import { and, eq, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { attachment } from '#contracts/desks/conversation.ts'
import {
	attachmentForm,
	attachmentToRemove,
	byAttachment,
	replyDraftForm,
	replyToUndo,
	savedReplyDraft,
	subjectOfDraft,
} from '#contracts/desks/replies.ts'
import { done } from '#contracts/shared/answers.ts'
import { bucketOf, storedObject } from '#worker/files/bucket.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { answerFile } from '#worker/publishing/download-file.ts'
import type { DeskGuards } from './conversation-calls.ts'
import type { Desk } from './desk.ts'
import { undoReply } from './replies/undo-reply.ts'
import { attachToReply, discardReplyDraft, removeAttachment, saveReplyDraft } from './replies/write-reply.ts'

/** The calls of a reply that every desk has, except that which sends it to a state. */
export const replyCalls = (desk: Desk, { asked, quiet }: DeskGuards) =>
	new Hono<AppEnv>()
		.post(
			'/savereply',
			quiet,
			validate('json', replyDraftForm),
			answers(savedReplyDraft, {
				summary: `Keep a reply to ${desk.words.aNoun} that is being written`,
				errors: [desk.errors.notFound, 'reply.stale'],
			}),
			async (c) => c.json(await saveReplyDraft(c.var.db, desk, c.req.valid('json'), c.var.editor)),
		)
		.post(
			'/discardreply',
			asked,
			validate('json', subjectOfDraft),
			answers(done, { summary: `Discard the reply to ${desk.words.aNoun} that is being written` }),
			async (c) => {
				await discardReplyDraft(c.var.db, desk, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
		.post(
			'/attach',
			asked,
			validateForm(attachmentForm),
			answers(attachment, {
				summary: `Attach a PDF or a picture to a reply to ${desk.words.aNoun}`,
				errors: [desk.errors.notFound],
			}),
			async (c) => c.json(await attachToReply(c.var.db, desk, c.env, c.req.valid('form'), c.var.editor)),
		)
		.post(
			'/removeattachment',
			asked,
			validate('json', attachmentToRemove),
			answers(done, { summary: `Take a file from a reply to ${desk.words.aNoun}` }),
			async (c) => {
				await removeAttachment(c.var.db, desk, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
		.post(
			'/undoreply',
			asked,
			validate('json', replyToUndo),
			answers(done, {
				summary: `Take a reply to ${desk.words.aNoun} back that has not left yet`,
				errors: ['reply.not-found', 'reply.left', 'reply.stale'],
			}),
			async (c) => {
				await undoReply(c.var.db, desk, c.req.valid('json'), c.var.editor)
				return c.json(true as const)
			},
		)
		.get(
			'/attachment/:messageId/:key',
			asked,
			validate('param', byAttachment),
			answers(['application/octet-stream'], {
				summary: `Download a file of a conversation about ${desk.words.aNoun}`,
				errors: ['file.not-found'],
			}),
			async (c) => {
				const { messageId, key } = c.req.valid('param')
				const { messages, subjects, holder } = desk
				const [file] = await c.var.db
					.select({ bucket: files.bucket, key: files.key, name: files.name, size: files.size })
					.from(fileHolders)
					.innerJoin(files, eq(files.key, fileHolders.fileKey))
					.innerJoin(messages, eq(messages.id, fileHolders.holderId))
					.innerJoin(subjects, eq(subjects.id, messages.subjectId))
					.where(
						and(
							eq(fileHolders.holder, holder),
							eq(fileHolders.holderId, messageId),
							eq(fileHolders.fileKey, key),
							desk.mayOpen(c.var.staff.id),
							// A reply that is being written is its writer's alone.
							or(sql`${messages.delivery} is not 'draft'`, eq(messages.authorId, c.var.staff.id)),
						),
					)
				if (!file) throw new AppError('file.not-found')
				const { body } = await storedObject(bucketOf(c.env, file.bucket), file.key)
				// Visitors send files of any kind: no browser may open one on this site.
				return answerFile(c, { ...file, type: 'application/octet-stream' }, body)
			},
		)
