import { Hono } from 'hono'
import { z } from 'zod/mini'
import { draftToChange } from '#contracts/items/drafts.ts'
import { byKind, byKindAndId } from '#contracts/items/items.ts'
import {
	correctionForm,
	openedDraft,
	replacement,
	replacementForm,
	replacementToCancel,
	scheduledToOpen,
	scheduledVersion,
} from '#contracts/items/schedule.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireItemRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { itemErrors, kinds } from '../item-kinds.ts'
import { findReplacement } from './replacements.queries.ts'
import { saveCorrection } from './save-correction.ts'
import { cancelReplacement, scheduleReplacement } from './schedule-replacement.ts'
import { findScheduledVersion, openScheduled, setDraftAside } from './scheduled-draft.ts'

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
	.get(
		'/:kind/scheduledversion/:id',
		byRole,
		validate('param', byKindAndId),
		answers(z.nullable(scheduledVersion), { summary: 'Get the content of the scheduled version of an item, or null' }),
		async (c) => {
			const { kind, id } = c.req.valid('param')
			return c.json(await findScheduledVersion(c.var.db, signedMedia(c.env), kinds[kind], id))
		},
	)
	.post(
		'/:kind/setdraftaside',
		byRole,
		validate('param', byKind),
		validate('json', draftToChange),
		answers(done, {
			summary: 'Delete a draft that is scheduled as it is, to change the live version first',
			description: 'The schedule keeps its own copy. `openscheduled` makes it the draft again.',
			errors: ['draft.not-found', 'draft.stale'],
		}),
		async (c) => {
			await setDraftAside(c.var.db, kinds[c.req.valid('param').kind], c.req.valid('json').draftVersion, c.var.editor)
			return c.json(true)
		},
	)
	.post(
		'/:kind/openscheduled',
		byRole,
		validate('param', byKind),
		validate('json', scheduledToOpen),
		answers(openedDraft, {
			summary: 'Make the scheduled version the draft of its item again',
			description: 'Refused while the item has a draft.',
			errors: ['replacement.stale', 'draft.stale'],
		}),
		async (c) => {
			const { itemId } = c.req.valid('json')
			const draftVersion = await openScheduled(c.var.db, kinds[c.req.valid('param').kind], itemId, c.var.editor)
			return c.json({ draftVersion })
		},
	)
	.post(
		'/:kind/savecorrection',
		byRole,
		validate('param', byKind),
		validate('json', correctionForm),
		answers(savedId, {
			summary: 'Save an item as its draft holds it, while another version is scheduled',
			description:
				'The scheduled version keeps its time. It takes over `content`, and begins from the version that this save makes.',
			errors: [...itemErrors, 'draft.not-found', 'draft.stale', 'replacement.stale', 'write.stale', 'file.not-found'],
		}),
		async (c) => {
			const kind = kinds[c.req.valid('param').kind]
			return c.json(await saveCorrection(c.var.db, c.env, kind, c.req.valid('json'), c.var.editor))
		},
	)
export type ScheduleStaffApi = typeof scheduleStaff
