import { Hono } from 'hono'
import { z } from 'zod/mini'
import { byKind, byKindAndId } from '#contracts/items/items.ts'
import { replacement, replacementForm, replacementToCancel } from '#contracts/items/schedule.ts'
import { done } from '#contracts/shared/answers.ts'
import { requireItemRole } from '#worker/features/auth/guard.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { itemErrors, kinds } from '../item-kinds.ts'
import { findReplacement } from './replacements.queries.ts'
import { cancelReplacement, scheduleReplacement } from './schedule-replacement.ts'

const byRole = requireItemRole({ extendsSession: true })

/** Schedules of every kind of item: the role of its section, or Admin. */
export const scheduleStaff = new Hono<AppEnv>()
	.get(
		'/:kind/replacementof/:id',
		byRole,
		validate('param', byKindAndId),
		answers(z.nullable(replacement), { summary: 'Get the scheduled replacement of an item, or null' }),
		async (c) => {
			const { kind, id } = c.req.valid('param')
			return c.json(await findReplacement(c.var.db, kind, id))
		},
	)
	.post(
		'/:kind/schedulereplacement',
		byRole,
		validate('param', byKind),
		validate('json', replacementForm),
		answers(done, {
			summary: 'Schedule a draft to replace the live version of its item',
			errors: [...itemErrors, 'draft.not-found', 'draft.stale', 'write.stale', 'file.not-found'],
		}),
		async (c) => {
			const kind = kinds[c.req.valid('param').kind]
			await scheduleReplacement(c.var.db, c.env, kind, c.req.valid('json'), c.var.editor)
			return c.json(true)
		},
	)
	.post(
		'/:kind/cancelreplacement',
		byRole,
		validate('param', byKind),
		validate('json', replacementToCancel),
		answers(done, { summary: 'Cancel the scheduled replacement of an item' }),
		async (c) => {
			const { itemId } = c.req.valid('json')
			await cancelReplacement(c.var.db, kinds[c.req.valid('param').kind], itemId, c.var.editor)
			return c.json(true)
		},
	)
export type ScheduleStaffApi = typeof scheduleStaff
