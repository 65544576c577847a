import { oneOf, type Random } from '../../files/seeded-numbers.ts'
import { blogCalls } from '../published/blogs.ts'
import { newsCalls } from '../published/news.ts'
import { aPicture, callsOf, type Publishable } from '../published/publishable.ts'
import { aFormId, itemCalls, rowsOf } from './items.ts'

type Act = (random: Random) => Promise<Response>

const batches: string[] = []
const formIds = Array.from({ length: 4 }, aFormId)

/** Random acts on items of one kind. Some meet what another act has changed: an act may be refused, and must not fail. */
async function actsOn(kind: Publishable, name: 'blogs' | 'news'): Promise<[string, Act][]> {
	const { save, headers } = await callsOf(kind)
	const calls = itemCalls(name, headers)
	const { part, changed, width, height } = kind.picture
	const picture = (random: Random) => aPicture(width, height, random(200))
	const newest = async (query: string, random: Random): Promise<Record<string, unknown> | undefined> => {
		const rows = await rowsOf(query)
		return rows.length === 0 ? undefined : oneOf(rows, random)
	}
	const anItem = async (random: Random) =>
		Number((await newest(`select id from ${kind.table} order by id desc limit 6`, random))?.id ?? 987_654)
	const aDraft = async (random: Random) =>
		newest(
			`select id || '.' || version as draftVersion, item_id as itemId, base_version as baseVersion, form_id as formId,
				files from drafts where kind = '${name}' order by id desc limit 4`,
			random,
		)
	const aTrashId = async (random: Random) =>
		(await newest(`select id from trash where kind = '${name}' order by id desc limit 4`, random))?.id ?? 987_654
	const form = (random: Random) => ({
		...kind.form(),
		[kind.title]: `Title ${random(1_000)}`,
		[kind.flag]: String(random(2) === 0),
		...(random(2) === 0 ? { [changed]: 'true', [part]: picture(random) } : {}),
	})

	const autosave = async (itemId: number | undefined, draft: Record<string, unknown> | undefined, random: Random) => {
		const values = { [kind.title]: `Draft ${random(1_000)}` }
		const isOwn = random(4) > 0
		return calls.autosave({
			values,
			formId: isOwn && draft ? String(draft.formId) : oneOf(formIds, random),
			draftVersion: draft && random(4) > 0 ? String(draft.draftVersion) : null,
			...(itemId === undefined ? {} : { itemId, baseVersion: 1 + random(4) }),
			...(random(2) === 0 ? { files: { [part]: picture(random) } } : {}),
			...(draft && random(2) === 0 ? { kept: JSON.parse(String(draft.files)) as Record<string, string> } : {}),
		})
	}

	return [
		['add', (random) => save(form(random))],
		['change', async (random) => save({ ...form(random), [kind.id]: String(await anItem(random)) })],
		[
			'change what the draft began from',
			async (random) => {
				const draft = await aDraft(random)
				const id = draft?.itemId ?? (await anItem(random))
				const named: Record<string, string> = draft ? { draftVersion: String(draft.draftVersion) } : {}
				return save({ ...form(random), [kind.id]: String(id), ...named })
			},
		],
		['autosave a new item', (random) => autosave(undefined, undefined, random)],
		['autosave an item', async (random) => autosave(await anItem(random), undefined, random)],
		[
			'autosave a draft',
			async (random) => {
				const draft = await aDraft(random)
				return autosave(draft?.itemId ? Number(draft.itemId) : undefined, draft, random)
			},
		],
		[
			'make the live version a draft and publish it',
			async (random) => {
				const id = await anItem(random)
				const live = await calls.ask(`live/${id}`)
				if (!live.ok) return live
				const { values, files, version }: Awaited<ReturnType<typeof calls.live>> = await live.json()
				const { [part]: _, ...others } = Object.fromEntries(
					Object.entries(files).map(([field, { key }]) => [field, key]),
				)
				const saved = await calls.autosave({
					itemId: id,
					baseVersion: version,
					values: { ...values, [kind.title]: `Draft ${random(1_000)}` },
					kept: others,
					files: { [part]: picture(random) },
					formId: oneOf(formIds, random),
				})
				if (!saved.ok) return saved
				const { draftVersion }: { draftVersion: string | null } = await saved.json()
				return calls.post('publishdraft', { draftVersion })
			},
		],
		[
			'publish a draft',
			async (random) =>
				calls.post('publishdraft', { draftVersion: (await aDraft(random))?.draftVersion ?? '987654.1' }),
		],
		[
			'discard a draft',
			async (random) =>
				calls.post('discarddraft', { draftVersion: (await aDraft(random))?.draftVersion ?? '987654.1' }),
		],
		[
			'restore a revision',
			async (random) => {
				const revision = await newest(
					`select id, item_id from revisions where kind = '${name}' order by id desc limit 12`,
					random,
				)
				const [draft] = await rowsOf(
					`select id || '.' || version as draftVersion from drafts where kind = ? and item_id = ?`,
					name,
					Number(revision?.item_id ?? 0),
				)
				const draftVersion = random(3) > 0 ? draft?.draftVersion : undefined
				return calls.post('restorerevision', { revisionId: revision?.id ?? 987_654, draftVersion })
			},
		],
		['restore from the trash', async (random) => calls.post('restorefromtrash', { trashId: await aTrashId(random) })],
		['delete for good', async (random) => calls.post('deleteforgood', { trashId: await aTrashId(random) })],
		[
			'change several',
			async (random) => {
				const ids = [await anItem(random), await anItem(random), await anItem(random)]
				const action = oneOf(['publish', 'unpublish', 'delete'], random)
				const answer = await calls.post('changeseveral', { action, ids: ids.slice(random(3)) })
				const { batch }: { batch: string | null } = await answer.clone().json()
				if (batch) batches.push(batch)
				return answer
			},
		],
		['undo', (random) => calls.post('undo', { batch: batches.at(-1 - random(3)) ?? aFormId() })],
	]
}

export const randomActs = async () => [...(await actsOn(newsCalls, 'news')), ...(await actsOn(blogCalls, 'blogs'))]
