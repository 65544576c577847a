import { and, eq, or, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { z } from 'zod/mini'
import { attachment } from '#contracts/desks/conversation.ts'
import {
	attachmentForm,
	attachmentToRemove,
	byAttachment,
	enquiryOfDraft,
	replyDraftForm,
	replyToUndo,
	savedReply,
	savedReplyDraft,
	savedReplyForm,
	sendReplyForm,
	sentReply,
} from '#contracts/desks/replies.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { bucketOf, storedObject } from '#worker/files/bucket.ts'
import { fileHolders, files } from '#worker/files/files.table.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import { AppError } from '#worker/http/errors.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { answerFile } from '#worker/publishing/download-file.ts'
import { enquiryMessages } from '../messages.table.ts'
import { deleteSavedReply, listSavedReplies, saveSavedReply } from './saved-replies.ts'
import { sendReply } from './send-reply.ts'
import { undoReply } from './undo-reply.ts'
import { attachToReply, discardReplyDraft, removeAttachment, saveReplyDraft } from './write-reply.ts'

/** Calls that a reply sends by itself while it is written. They do not keep a session alive. */
const quiet = requireRole('enquiries', { extendsSession: false })
const asked = requireRole('enquiries')

/** Replies to contact requests: ContactRequests or Admin. */
export const repliesStaff = new Hono<AppEnv>()
	.post(
		'/savereply',
		quiet,
		validate('json', replyDraftForm),
		answers(savedReplyDraft, {
			summary: 'Keep a reply that is being written',
			errors: ['enquiry.not-found', 'reply.stale'],
		}),
		async (c) => c.json(await saveReplyDraft(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/discardreply',
		asked,
		validate('json', enquiryOfDraft),
		answers(done, { summary: 'Discard the reply that is being written' }),
		async (c) => {
			await discardReplyDraft(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.post(
		'/attach',
		asked,
		validateForm(attachmentForm),
		answers(attachment, { summary: 'Attach a PDF or a picture to a reply', errors: ['enquiry.not-found'] }),
		async (c) => c.json(await attachToReply(c.var.db, c.env, c.req.valid('form'), c.var.editor)),
	)
	.post(
		'/removeattachment',
		asked,
		validate('json', attachmentToRemove),
		answers(done, { summary: 'Take a file from a reply' }),
		async (c) => {
			await removeAttachment(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.post(
		'/sendreply',
		asked,
		validate('json', sendReplyForm),
		answers(sentReply, {
			summary: 'Send a reply',
			description: 'It can be taken back until `leavesAt`.',
			errors: ['enquiry.not-found', 'enquiry.answered', 'enquiry.without-address', 'reply.stale'],
		}),
		async (c) => c.json(await sendReply(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/undoreply',
		asked,
		validate('json', replyToUndo),
		answers(done, {
			summary: 'Take a reply back that has not left yet',
			errors: ['reply.not-found', 'reply.left', 'reply.stale'],
		}),
		async (c) => {
			await undoReply(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true as const)
		},
	)
	.get(
		'/attachment/:messageId/:key',
		asked,
		validate('param', byAttachment),
		answers(['application/octet-stream'], {
			summary: 'Download a file of a conversation',
			errors: ['file.not-found'],
		}),
		async (c) => {
			const { messageId, key } = c.req.valid('param')
			const [file] = await c.var.db
				.select({ bucket: files.bucket, key: files.key, name: files.name, size: files.size })
				.from(fileHolders)
				.innerJoin(files, eq(files.key, fileHolders.fileKey))
				.innerJoin(enquiryMessages, eq(enquiryMessages.id, fileHolders.holderId))
				.where(
					and(
						eq(fileHolders.holder, 'enquiryMessage'),
						eq(fileHolders.holderId, messageId),
						eq(fileHolders.fileKey, key),
						// A reply that is being written is its writer's alone.
						or(sql`${enquiryMessages.delivery} is not 'draft'`, eq(enquiryMessages.authorId, c.var.staff.id)),
					),
				)
			if (!file) throw new AppError('file.not-found')
			const { body } = await storedObject(bucketOf(c.env, file.bucket), file.key)
			// Visitors send files of any kind: no browser may open one on this site.
			return answerFile(c, { ...file, type: 'application/octet-stream' }, body)
		},
	)
	.get('/savedreplies', asked, answers(z.array(savedReply), { summary: 'List saved replies' }), async (c) =>
		c.json(await listSavedReplies(c.var.db)),
	)
	.post(
		'/savesavedreply',
		asked,
		validate('json', savedReplyForm),
		answers(savedId, { summary: 'Add or change a saved reply', errors: ['saved-reply.not-found', 'write.stale'] }),
		async (c) => c.json(await saveSavedReply(c.var.db, c.req.valid('json'), c.var.editor)),
	)
	.delete(
		'/savedreply/:id',
		asked,
		validate('param', byId),
		answers(done, { summary: 'Delete a saved reply', errors: ['saved-reply.not-found', 'write.stale'] }),
		async (c) => {
			await deleteSavedReply(c.var.db, c.req.valid('param').id, c.var.editor)
			return c.json(true as const)
		},
	)
export type RepliesStaffApi = typeof repliesStaff
