import { Hono } from 'hono'
import { itemCounts } from '#contracts/items/counts.ts'
import {
	batchToUndo,
	bulkForm,
	bulkResult,
	inTrash,
	restoredAsDraft,
	restoredRevision,
	revisionDetails,
	revisionRow,
	revisionsQuery,
	revisionToRestore,
	trashQuery,
	trashRow,
} from '#contracts/items/history.ts'
import { byKind, byKindAndId, byKindIdAndVersion } from '#contracts/items/items.ts'
import { done } from '#contracts/shared/answers.ts'
import { paged } from '#contracts/shared/paging.ts'
import { readCounts } from '#worker/data/row-counts.ts'
import { requireItemRole } from '#worker/features/auth/guard.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { itemErrors, kinds } from '../item-kinds.ts'
import { changeSeveral, undo } from './bulk.ts'
import { deleteForGood } from './delete-for-good.ts'
import { restoreFromTrash } from './restore-from-trash.ts'
import { restoreRevision } from './restore-revision.ts'
import { findRevision, findRevisionAt, listRevisions } from './revisions.queries.ts'
import { findTrash, listTrash } from './trash.queries.ts'

/** Counts, history, trash and bulk actions of every kind of item: the role of its section, or Admin. */
export const historyStaff = new Hono<AppEnv>()
	.use('/:kind/*', requireItemRole({ extendsSession: true }))
	.get(
		'/:kind/counts',
		validate('param', byKind),
		answers(itemCounts, { summary: 'Count the items of a kind, and those that are published' }),
		async (c) => c.json(await readCounts(c.var.db, kinds[c.req.valid('param').kind].table)),
	)
	.post(
		'/:kind/listrevisions',
		validate('param', byKind),
		validate('json', revisionsQuery),
		answers(paged(revisionRow), { summary: 'List the revisions of an item, the newest first' }),
		async (c) => c.json(await listRevisions(c.var.db, c.req.valid('param').kind, c.req.valid('json'))),
	)
	.get(
		'/:kind/revisions/:id',
		validate('param', byKindAndId),
		answers(revisionDetails, {
			summary: 'Get a revision with its files',
			errors: ['revision.not-found', 'revision.damaged'],
		}),
		async (c) => {
			const { kind, id } = c.req.valid('param')
			return c.json(await findRevision(c.var.db, signedMedia(c.env), kind, id))
		},
	)
	.get(
		'/:kind/revisionof/:id/:version',
		validate('param', byKindIdAndVersion),
		answers(revisionDetails, {
			summary: 'Get the revision with the content of a version of an item',
			description: 'A save that changes nothing makes no revision, so several versions may have the same one.',
			errors: ['revision.not-found', 'revision.damaged'],
		}),
		async (c) => {
			const { kind, ...at } = c.req.valid('param')
			return c.json(await findRevisionAt(c.var.db, signedMedia(c.env), kinds[kind], at))
		},
	)
	.post(
		'/:kind/restorerevision',
		validate('param', byKind),
		validate('json', revisionToRestore),
		answers(restoredRevision, {
			summary: 'Make a revision the draft of its item',
			errors: [...itemErrors, 'revision.not-found', 'revision.damaged', 'draft.stale'],
		}),
		async (c) => {
			const kind = kinds[c.req.valid('param').kind]
			return c.json(await restoreRevision(c.var.db, kind, c.req.valid('json'), c.var.editor))
		},
	)
	.post(
		'/:kind/listtrash',
		validate('param', byKind),
		validate('json', trashQuery),
		answers(paged(trashRow), { summary: 'List the deleted items of a kind, the last deleted first' }),
		async (c) => c.json(await listTrash(c.var.db, c.req.valid('param').kind, c.req.valid('json'))),
	)
	.post(
		'/:kind/restorefromtrash',
		validate('param', byKind),
		validate('json', inTrash),
		answers(done, {
			summary: 'Bring a deleted item back with its id, unpublished',
			description:
				'An item whose category or type was deleted comes back as the draft of a new item without it. The answer then has status 201 and names what is missing.',
			created: { content: restoredAsDraft, summary: 'The item is back as a draft' },
			errors: ['trash.not-found'],
		}),
		async (c) => {
			const { kind } = c.req.valid('param')
			const entry = await findTrash(c.var.db, kind, c.req.valid('json').trashId)
			const draft = await restoreFromTrash(c.var.db, kinds[kind], entry, { asBefore: false }, c.var.editor)
			return draft ? c.json(draft, 201) : c.json(true)
		},
	)
	.post(
		'/:kind/deleteforgood',
		validate('param', byKind),
		validate('json', inTrash),
		answers(done, {
			summary: 'Delete an item in the trash for good, with its history and files',
			errors: ['trash.not-found'],
		}),
		async (c) => {
			const entry = await findTrash(c.var.db, c.req.valid('param').kind, c.req.valid('json').trashId)
			await deleteForGood(c.var.db, entry, c.var.editor)
			return c.json(true)
		},
	)
	.post(
		'/:kind/changeseveral',
		validate('param', byKind),
		validate('json', bulkForm),
		answers(bulkResult, { summary: 'Publish, unpublish or delete several items, each by its own rules' }),
		async (c) =>
			c.json(await changeSeveral(c.var.db, c.env, kinds[c.req.valid('param').kind], c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/:kind/undo',
		validate('param', byKind),
		validate('json', batchToUndo),
		answers(bulkResult, { summary: 'Undo an action on several items, where they have not changed since' }),
		async (c) =>
			c.json(await undo(c.var.db, c.env, kinds[c.req.valid('param').kind], c.req.valid('json').batch, c.var.editor)),
	)
export type HistoryStaffApi = typeof historyStaff
