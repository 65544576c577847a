import { Hono } from 'hono'
import { z } from 'zod/mini'
import {
	draftDetails,
	draftForm,
	draftRow,
	draftsQuery,
	draftToChange,
	duplicatedItem,
	fileToUse,
	itemFile,
	itemToDuplicate,
	listedDrafts,
	liveItem,
	openForm,
	othersInForm,
	savedDraft,
} from '#contracts/items/drafts.ts'
import { byKind, byKindAndId } from '#contracts/items/items.ts'
import { deadLinks, linksToCheck } from '#contracts/items/links.ts'
import { filesOfForm, fileUses, usedPictures, usedPicturesQuery } from '#contracts/items/used-files.ts'
import { filePagesForm } from '#contracts/search/file-pages.ts'
import { done, savedId } from '#contracts/shared/answers.ts'
import { requireItemRole } from '#worker/features/auth/guard.ts'
import { keepFilePages } from '#worker/files/file-pages.ts'
import { signedMedia } from '#worker/files/media-address.ts'
import { validateForm } from '#worker/files/multipart.ts'
import { answers } from '#worker/http/answers.ts'
import type { AppEnv } from '#worker/http/request-context.ts'
import { validate } from '#worker/http/validate.ts'
import { itemErrors, kinds } from '../item-kinds.ts'
import { findDeadLinks } from './dead-links.ts'
import { findDraft, findLive, listDrafts, listNewestDrafts } from './drafts.queries.ts'
import { duplicateItem } from './duplicate-item.ts'
import { discardDraft, publishDraft } from './end-draft.ts'
import { closeForm, noteOpenForm } from './open-forms.ts'
import { saveDraft } from './save-draft.ts'
import { findUsable, holdsPdf } from './usable-files.ts'
import { findFileUses, findUsedPictures } from './used-files.queries.ts'

/** Calls that an open form sends by itself. They do not keep a session alive. */
const quiet = requireItemRole({ extendsSession: false })
const asked = requireItemRole({ extendsSession: true })

/** Drafts of every kind of item: the role of its section, or Admin. */
export const draftsStaff = new Hono<AppEnv>()
	.get(
		'/:kind/drafts',
		asked,
		validate('param', byKind),
		answers(z.array(draftRow), {
			summary: 'List the drafts of a kind of item, the last edited first',
			description: 'At most the newest 500. `listdrafts` answers all, page by page.',
		}),
		async (c) => c.json(await listNewestDrafts(c.var.db, c.req.valid('param').kind, c.var.staff.id)),
	)
	.post(
		'/:kind/listdrafts',
		asked,
		validate('param', byKind),
		validate('json', draftsQuery),
		answers(listedDrafts, { summary: 'List the drafts of a kind of item by pages, the last edited first' }),
		async (c) => c.json(await listDrafts(c.var.db, c.req.valid('param').kind, c.req.valid('json'), c.var.staff.id)),
	)
	.get(
		'/:kind/drafts/:id',
		asked,
		validate('param', byKindAndId),
		answers(z.nullable(draftDetails), { summary: 'Get a draft by its own id, or null' }),
		async (c) => {
			const { kind, id } = c.req.valid('param')
			return c.json(await findDraft(c.var.db, signedMedia(c.env), kinds[kind], { id }))
		},
	)
	.get(
		'/:kind/draftof/:id',
		asked,
		validate('param', byKindAndId),
		answers(z.nullable(draftDetails), { summary: 'Get the draft of an item, or null' }),
		async (c) => {
			const { kind, id } = c.req.valid('param')
			return c.json(await findDraft(c.var.db, signedMedia(c.env), kinds[kind], { itemId: id }))
		},
	)
	.get(
		'/:kind/live/:id',
		asked,
		validate('param', byKindAndId),
		answers(liveItem, { summary: 'Get the live version of an item, to compare', errors: itemErrors }),
		async (c) => {
			const { kind, id } = c.req.valid('param')
			return c.json(await findLive(c.var.db, signedMedia(c.env), kinds[kind], id))
		},
	)
	.post(
		'/:kind/savedraft',
		quiet,
		validate('param', byKind),
		validateForm(draftForm),
		answers(savedDraft, {
			summary: 'Save a draft, which may be incomplete',
			errors: [...itemErrors, 'draft.not-found', 'draft.stale'],
		}),
		async (c) =>
			c.json(await saveDraft(c.var.db, c.env, kinds[c.req.valid('param').kind], c.req.valid('form'), c.var.editor)),
	)
	.post(
		'/:kind/discarddraft',
		asked,
		validate('param', byKind),
		validate('json', draftToChange),
		answers(done, { summary: 'Delete a draft with its files', errors: ['draft.not-found', 'draft.stale'] }),
		async (c) => {
			await discardDraft(c.var.db, kinds[c.req.valid('param').kind], c.req.valid('json').draftVersion, c.var.editor)
			return c.json(true)
		},
	)
	.post(
		'/:kind/publishdraft',
		asked,
		validate('param', byKind),
		validate('json', draftToChange),
		answers(savedId, {
			summary: 'Save an item as its draft holds it',
			errors: [...itemErrors, 'draft.not-found', 'draft.stale', 'write.stale', 'file.not-found'],
		}),
		async (c) => {
			const { draftVersion } = c.req.valid('json')
			return c.json(await publishDraft(c.var.db, c.env, kinds[c.req.valid('param').kind], draftVersion, c.var.editor))
		},
	)
	.post(
		'/:kind/duplicate',
		asked,
		validate('param', byKind),
		validate('json', itemToDuplicate),
		answers(duplicatedItem, { summary: 'Copy an item into the draft of a new one', errors: itemErrors }),
		async (c) =>
			c.json(await duplicateItem(c.var.db, kinds[c.req.valid('param').kind], c.req.valid('json').id, c.var.editor)),
	)
	.post(
		'/:kind/storedfile',
		asked,
		validate('param', byKind),
		validate('json', fileToUse),
		answers(itemFile, {
			summary: 'Get a file of another item, to use it in an item of this kind',
			errors: ['file.not-usable'],
			description:
				'A file of a published item of any kind, or of an item, a draft or a version in a section of the caller.',
		}),
		async (c) => c.json(await findUsable(c.var.db, signedMedia(c.env), c.req.valid('json').key, c.var.staff)),
	)
	.post(
		'/:kind/usedpictures',
		asked,
		validate('param', byKind),
		validate('json', usedPicturesQuery),
		answers(usedPictures, {
			summary: 'List the newest pictures of published items of any kind, to use them in an item of this kind',
			description:
				'Those whose alternative texts and titles hold the words of `search`, without case and accents. Each call reads the newest 120 files after `after`, and a search 600.',
		}),
		async (c) => c.json(await findUsedPictures(c.var.db, c.req.valid('json'))),
	)
	.post(
		'/:kind/fileuses',
		asked,
		validate('param', byKind),
		validate('json', filesOfForm),
		answers(z.array(fileUses), { summary: 'Find the other items that have the files of an item' }),
		async (c) => {
			const { kind } = c.req.valid('param')
			return c.json(await findFileUses(c.var.db, kinds[kind], c.req.valid('json'), c.var.staff))
		},
	)
	.post(
		'/:kind/filepages',
		quiet,
		validate('param', byKind),
		validateForm(filePagesForm),
		answers(done, {
			summary: 'Store the text of a PDF of an item, for the search of visitors',
			description: 'The back office sends it after an upload. The first text of a file stays.',
			errors: ['file.not-usable'],
		}),
		async (c) => {
			const { fileKey, pages } = c.req.valid('form')
			const isHeld = await holdsPdf(c.var.db, c.req.valid('param').kind, fileKey)
			if (isHeld) await keepFilePages(c.var.db, fileKey, pages)
			return c.json(true)
		},
	)
	.post(
		'/:kind/openform',
		quiet,
		validate('param', byKind),
		validate('json', openForm),
		answers(othersInForm, { summary: 'Note that a form is open, and see who else has it open' }),
		async (c) =>
			c.json(await noteOpenForm(c.var.db, kinds[c.req.valid('param').kind], c.req.valid('json'), c.var.editor)),
	)
	.post(
		'/:kind/closeform',
		quiet,
		validate('param', byKind),
		validate('json', openForm),
		answers(done, { summary: 'Note that a form is closed' }),
		async (c) => {
			await closeForm(c.var.db, c.req.valid('json'), c.var.editor)
			return c.json(true)
		},
	)
	.post(
		'/:kind/checklinks',
		quiet,
		validate('param', byKind),
		validate('json', linksToCheck),
		answers(deadLinks, { summary: 'Find the dead links among paths of this site' }),
		async (c) => c.json(await findDeadLinks(c.var.db, c.req.valid('json').paths)),
	)
export type DraftsStaffApi = typeof draftsStaff
