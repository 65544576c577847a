import { Hono } from 'hono'
import { z } from 'zod/mini'
import { type SavedReplyInput, savedReply, savedReplyForm } from '#contracts/desks/replies.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { deleteSavedReply, listSavedReplies, savedReplyAudits, saveSavedReply } from './saved-replies.ts'

/** The calls of a desk for its saved replies. `form`: a contract that yields `SavedReplyInput`. */
export const savedReplyCalls = <Form extends z.ZodMiniType<SavedReplyInput>>(
	desk: keyof typeof savedReplyAudits,
	form: Form,
) => {
	const about = savedReplyAudits[desk].section
	const asked = requireRole(about)
	return new Hono<AppEnv>()
		.get(
			'/savedreplies',
			asked,
			answers(z.array(savedReply), { summary: `List saved replies about ${about}` }),
			async (c) => c.json(await listSavedReplies(c.var.db, desk)),
		)
		.post(
			'/savesavedreply',
			asked,
			validate('json', form),
			answers(savedId, {
				summary: `Add or change a saved reply about ${about}`,
				errors: ['saved-reply.not-found', 'write.stale'],
			}),
			async (c) => c.json(await saveSavedReply(c.var.db, desk, c.req.valid('json'), c.var.editor)),
		)
		.delete(
			'/savedreply/:id',
			asked,
			validate('param', byId),
			answers(done, {
				summary: `Delete a saved reply about ${about}`,
				errors: ['saved-reply.not-found', 'write.stale'],
			}),
			async (c) => {
				await deleteSavedReply(c.var.db, desk, c.req.valid('param').id, c.var.editor)
				return c.json(true as const)
			},
		)
}

/** Saved replies of the enquiry desk: ContactRequests or Admin. */
export const savedRepliesStaff = savedReplyCalls('enquiryMessage', savedReplyForm)
export type SavedRepliesStaffApi = typeof savedRepliesStaff
