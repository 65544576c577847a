import { expect, test } from 'vitest'
import type { DuplicatedItem } from '#contracts/items/drafts.ts'
import { answered } from '#tests/support/builders/careers/careers-calls.ts'
import { anItemWithHistory } from '#tests/support/builders/items/item-with-history.ts'
import { aFormId, autosaveBody, formOf, rowsOf } from '#tests/support/builders/items/items.ts'
import { newsCalls } from '#tests/support/builders/published/news.ts'
import { aPicture, partsBody } from '#tests/support/builders/published/publishable.ts'
import { someOf } from '#tests/support/server/effort.ts'
import { call } from '#tests/support/worker/app.ts'
import { bucketsAround, databaseAround } from '#tests/support/worker/faults.ts'
import { mailbox } from '#tests/support/worker/mail.ts'
import { expectCronToRepair, expectHoldersToAgree } from '#tests/support/worker/stores.ts'
import type { Bindings } from '#worker/http/request-context.ts'

async function prepare() {
	const { news, items, id, edit } = await anItemWithHistory()
	await edit({ title: 'Second', hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(640, 360) })
	const form = { ...(await formOf(items, id)), formId: aFormId() }
	const values = { ...form.values, title: 'Draft' }
	const { draftVersion } = await items.drafted({
		...form,
		values,
		kept: {},
		files: { thumbnailImage: aPicture(320, 180) },
	})
	const draft = { ...form, values, draftVersion }
	/** All that staff can see of the item. */
	const state = async () => ({
		live: await rowsOf('select * from news where id = ?', id),
		drafts: await rowsOf("select id, version, form_values from drafts where kind = 'news' and item_id is ?", id),
		unsaved: await rowsOf("select id, version from drafts where kind = 'news' and item_id is null"),
		revisions: await rowsOf("select number, act from revisions where kind = 'news' and item_id = ?", id),
		trash: await rowsOf("select id from trash where kind = 'news' and item_id = ?", id),
		acts: await rowsOf("select id from audit_log where section = 'news' and item_id = ?", id),
		held: await rowsOf(
			`select holder, count(*) from file_holders where holder = 'news' and holder_id = ?
				or holder in ('draft', 'trash') or holder = 'revision' and holder_id in (select id from revisions where item_id = ?)
				group by holder`,
			id,
			id,
		),
	})
	const inTrash = async () => {
		await items.post('changeseveral', { action: 'delete', ids: [id] })
		return (await items.trash()).find(({ itemId }) => itemId === id)?.trashId
	}
	return { news, items, id, draft, draftVersion, state, inTrash }
}

type Prepared = Awaited<ReturnType<typeof prepare>>
type Send = (others: Partial<Bindings>) => Promise<Response>

const toItems =
	({ items }: Prepared, path: string, json: unknown): Send =>
	(others) =>
		items.post(path, json, { bindings: others })

const acts: Record<string, (prepared: Prepared) => Promise<Send>> = {
	'a first autosave': async ({ items }) => {
		const body = () => autosaveBody({ values: { title: 'New' }, files: { thumbnailImage: aPicture(400, 300) } })
		return (others) => items.ask('savedraft', { body: body(), bindings: others })
	},
	'another autosave': async ({ items, draft }) => {
		const values = { ...draft.values, title: 'Newer' }
		const body = () => autosaveBody({ ...draft, values, kept: {}, files: { thumbnailImage: aPicture(400, 300) } })
		return (others) => items.ask('savedraft', { body: body(), bindings: others })
	},
	'a save with its draft':
		async ({ news, id, draftVersion }) =>
		(others) => {
			const form = { ...newsCalls.form(), id: String(id), title: 'Third', draftVersion: draftVersion ?? '' }
			const picture = { hasThumbnailImageChanged: 'true', thumbnailImage: aPicture(400, 300) }
			const body = partsBody({ ...form, ...picture })
			return call(`${newsCalls.base}/${newsCalls.save}`, { body, headers: news.headers, bindings: others })
		},
	'publishing a draft': async (prepared) => toItems(prepared, 'publishdraft', { draftVersion: prepared.draftVersion }),
	'publishing a copy': async (prepared) => {
		const answer = await prepared.items.post('duplicate', { id: prepared.id })
		return toItems(prepared, 'publishdraft', await answered<DuplicatedItem>(answer))
	},
	'discarding a draft': async (prepared) => toItems(prepared, 'discarddraft', { draftVersion: prepared.draftVersion }),
	'restoring a version': async (prepared) => {
		const [, added] = await prepared.items.revisions(prepared.id)
		const { draftVersion } = prepared
		return toItems(prepared, 'restorerevision', { revisionId: added?.revisionId, draftVersion })
	},
	'a copy': async (prepared) => toItems(prepared, 'duplicate', { id: prepared.id }),
	'a deletion': async (prepared) => toItems(prepared, 'changeseveral', { action: 'delete', ids: [prepared.id] }),
	'restoring from the trash': async (prepared) =>
		toItems(prepared, 'restorefromtrash', { trashId: await prepared.inTrash() }),
	'deleting for good': async (prepared) => toItems(prepared, 'deleteforgood', { trashId: await prepared.inTrash() }),
}

/** The batch of each act writes to one of these tables. */
const batch = /insert into "(audit_log|file_holders)"/

type Around = Parameters<typeof databaseAround>[1]

const points: Record<string, { at: (around: () => Promise<never>) => Partial<Bindings>; isAfter: boolean }> = {
	'once an object is put': { at: (dies) => bucketsAround('put', { after: dies } satisfies Around), isAfter: false },
	'before its batch': { at: (dies) => ({ DB: databaseAround(batch, { before: dies }) }), isAfter: false },
	'after its batch': { at: (dies) => ({ DB: databaseAround(batch, { after: dies }) }), isAfter: true },
}

const withFiles = ['a first autosave', 'another autosave', 'a save with its draft']

test.each(Object.entries(points))(
	'where the Worker dies %s, an act is done as a whole or not at all, and the cron brings both stores into agreement',
	async (point, { at, isAfter }) => {
		const able = Object.entries(acts).filter(([title]) => !point.includes('object') || withFiles.includes(title))
		for (const [title, make] of someOf(able, { usual: 4, turn: isAfter ? 1 : 0 })) {
			const prepared = await prepare()
			const send = await make(prepared)
			const before = await prepared.state()
			const death = Promise.withResolvers<void>()
			const dies = () => {
				death.resolve()
				return new Promise<never>(() => undefined)
			}
			await Promise.race([send(at(dies)).then(() => expect.unreachable(title)), death.promise])
			const after = await prepared.state()
			if (isAfter) expect(after, title).not.toEqual(before)
			else expect(after, title).toEqual(before)
			await expectNothingPendingIsHeld()
		}
		await expectCronToRepair(mailbox().bindings)
	},
)

test('if D1 loses the answer to a batch, the report is true, and a repeated act is done once', async () => {
	for (const [title, make] of someOf(Object.entries(acts), { usual: 4, turn: 1 })) {
		const prepared = await prepare()
		const send = await make(prepared)
		const before = await prepared.state()
		const lost = () => Promise.reject(new Error('D1_ERROR: Network connection lost.'))
		const answer = await send({ DB: databaseAround(batch, { after: lost }) })
		expect([200, 503], title).toContain(answer.status)
		const after = await prepared.state()
		expect(after, title).not.toEqual(before)
		if (answer.status === 503) {
			const again = await send({})
			expect([200, 404, 409], title).toContain(again.status)
			const { revisions, trash, live } = await prepared.state()
			expect({ revisions, trash, live }, title).toEqual({
				revisions: after.revisions,
				trash: after.trash,
				live: after.live,
			})
		}
		await expectHoldersToAgree()
	}
	await expectCronToRepair(mailbox().bindings)
})

const expectNothingPendingIsHeld = async () =>
	expect(
		await rowsOf("select key from files where state <> 'live' and key in (select file_key from file_holders)"),
	).toEqual([])
