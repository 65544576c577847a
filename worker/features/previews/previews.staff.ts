import { Hono } from 'hono'
import { z } from 'zod/mini'
import { byKind } from '#contracts/items/items.ts'
import { livePreview, previewed, previewToRevoke, sharedPreview } from '#contracts/items/previews.ts'
import { done } from '#contracts/shared/answers.ts'
import { requireItemRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { itemErrors, kinds } from '../item-kinds.ts'
import { listSharedPreviews, livePreviewPath, revokePreview, sharePreview } from './preview-links.ts'

const byRole = requireItemRole({ extendsSession: true })

/** Previews of drafts of every kind of item: the role of its section, or Admin. */
export const previewsStaff = new Hono<AppEnv>()
	.post(
		'/:kind/livepreview',
		byRole,
		validate('param', byKind),
		validate('json', previewed),
		answers(livePreview, {
			summary: 'Get the page of an item as its draft is',
			errors: [...itemErrors, 'draft.not-found'],
		}),
		async (c) =>
			c.json(
				await livePreviewPath(c.var.db, c.env, kinds[c.req.valid('param').kind], c.req.valid('json'), c.var.staff),
			),
	)
	.post(
		'/:kind/sharepreview',
		byRole,
		validate('param', byKind),
		validate('json', previewed),
		answers(sharedPreview, {
			summary: 'Make a preview link for reviewers without an account',
			errors: [...itemErrors, 'draft.not-found'],
		}),
		async (c) =>
			c.json(await sharePreview(c.var.db, c.env, kinds[c.req.valid('param').kind], c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/:kind/listsharedpreviews',
		byRole,
		validate('param', byKind),
		validate('json', previewed),
		answers(z.array(sharedPreview), { summary: 'List the preview links of an item that hold, the newest first' }),
		async (c) =>
			c.json(await listSharedPreviews(c.var.db, c.env, kinds[c.req.valid('param').kind], c.req.valid('json'))),
	)
	.post(
		'/:kind/revokepreview',
		byRole,
		validate('param', byKind),
		validate('json', previewToRevoke),
		answers(done, { summary: 'End a preview link at once' }),
		async (c) => {
			await revokePreview(c.var.db, kinds[c.req.valid('param').kind], c.req.valid('json').id, c.var.editor)
			return c.json(true)
		},
	)
export type PreviewsStaffApi = typeof previewsStaff
