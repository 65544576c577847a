import { Hono } from 'hono'
import { attachment } from '#contracts/desks/conversation.ts'
import {
	attachmentForm,
	attachmentToRemove,
	replyDraftForm,
	replyToUndo,
	savedReplyDraft,
	subjectOfDraft,
} from '#contracts/desks/replies.ts'
import { done } from '#contracts/shared/answers.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
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
