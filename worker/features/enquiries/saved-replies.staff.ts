import { Hono } from 'hono'
import { z } from 'zod/mini'
import { savedReply, savedReplyForm } from '#contracts/desks/replies.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { byId, validate } from '#worker/http/validate.ts'
import { deleteSavedReply, listSavedReplies, saveSavedReply } from './saved-replies.ts'

const asked = requireRole('enquiries')

/** Saved replies: ContactRequests or Admin. */
export const savedRepliesStaff = new Hono<AppEnv>()
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
export type SavedRepliesStaffApi = typeof savedRepliesStaff
