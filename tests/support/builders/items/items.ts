import type { DraftDetails, ItemFile, ItemValues, LiveItem, SavedDraft } from '#contracts/items/drafts.ts'
import type { RevisionRow, TrashRow } from '#contracts/items/history.ts'
import type { ItemKindName } from '#contracts/items/kinds.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { bindings, call } from '../../worker/app.ts'
import { answered } from '../careers/careers-calls.ts'

export const aFormId = () => crypto.randomUUID()

/** An autosave. A test names the parts that matter to it. */
export type Autosave = {
	values: ItemValues
	itemId?: number
	draftVersion?: string | null
	formId?: string
	baseVersion?: number
	files?: Record<string, File>
	kept?: Record<string, string>
}

export function autosaveBody({ values, files = {}, kept = {}, formId = aFormId(), ...others }: Autosave): FormData {
	const body = new FormData()
	body.append('formId', formId)
	body.append('values', JSON.stringify(values))
	for (const [name, value] of Object.entries(others)) if (value !== null) body.append(name, String(value))
	for (const [field, file] of Object.entries(files)) body.append(`files[${field}]`, file)
	for (const [field, key] of Object.entries(kept)) body.append(`kept[${field}]`, key)
	return body
}

export const keysOf = (files: Record<string, ItemFile>): Record<string, string> =>
	Object.fromEntries(Object.entries(files).map(([field, { key }]) => [field, key]))

type Options = Parameters<typeof call>[1]

/** The calls about drafts, history and trash of one kind, with the headers of a member of staff. */
export function itemCalls(kind: ItemKindName, headers: Record<string, string>) {
	const ask = (path: string, options: Options = {}) =>
		call(`/api/itemscontroller/${kind}/${path}`, { headers, ...options })
	const post = (path: string, json: unknown, options: Options = {}) => ask(path, { json, ...options })
	return {
		ask,
		post,
		autosave: (sent: Autosave, options: Options = {}) => ask('savedraft', { body: autosaveBody(sent), ...options }),
		/** Saves a draft that must pass. */
		drafted: async (sent: Autosave) => answered<SavedDraft>(await ask('savedraft', { body: autosaveBody(sent) })),
		draftOf: async (itemId: number) => answered<DraftDetails | null>(await ask(`draftof/${itemId}`)),
		live: async (id: number) => answered<LiveItem>(await ask(`live/${id}`)),
		/** The revisions of an item, the newest first. */
		revisions: async (id: number) =>
			(await answered<Paged<RevisionRow>>(await post('listrevisions', { id, size: 100 }))).content,
		trash: async () => (await answered<Paged<TrashRow>>(await post('listtrash', { size: 100 }))).content,
	}
}

/** The values and the files of the live version, to change in an autosave. */
export async function formOf(calls: ReturnType<typeof itemCalls>, itemId: number) {
	const { values, files, version } = await calls.live(itemId)
	return { itemId, baseVersion: version, values, kept: keysOf(files) }
}

/** The state of a file, or undefined if it is gone. */
export const fileState = async (key: string) =>
	(await bindings.DB.prepare('select state, shown from files where key = ?').bind(key).first()) ?? undefined

/** Rows of any query. */
export const rowsOf = async (query: string, ...values: unknown[]) =>
	(
		await bindings.DB.prepare(query)
			.bind(...values)
			.all<Record<string, unknown>>()
	).results

/** The answer's status and code, to compare at once. */
export async function refusal(answer: Response): Promise<[number, string]> {
	const { code }: { code: string } = await answer.json()
	return [answer.status, code]
}
