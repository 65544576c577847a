import type { ItemKindName } from '#contracts/items/kinds.ts'
import { cleanPages, mostPages } from '#contracts/search/file-pages.ts'
import { answerOf } from '#web/api.ts'
import { quietDraftsApi } from '../../staff-api.ts'
import type { FormContent } from '../drafts/form-content.ts'
import { loadLive } from '../drafts/load-draft.ts'

const pdfsOf = ({ files }: FormContent) =>
	Object.entries(files).flatMap(([path, file]) =>
		file instanceof File && /\.pdf$/i.test(file.name) ? [{ path, file }] : [],
	)

const read = new WeakMap<File, Promise<string[]>>()

/** The texts of a file, which is read once: a draft and its item store it under two keys. */
function textsOf(file: File): Promise<string[]> {
	const known = read.get(file) ?? readTexts(file)
	read.set(file, known)
	return known
}

async function readTexts(file: File): Promise<string[]> {
	const [{ openDocument }, { pageTexts }] = await Promise.all([
		import('#web/admin/pdf/open-document.ts'),
		import('#web/admin/pdf/page-texts.ts'),
	])
	return cleanPages(await pageTexts(openDocument(new Uint8Array(await file.arrayBuffer())), mostPages))
}

/** A search without the text of a file finds its title. `npm run reindex` reads what is missing. */
const leaveToReindex = (failure: unknown) => console.info('The text of a PDF was not stored', failure)

/** Reads the new PDFs of a form and stores their texts, for the search of visitors. Nothing waits for it. */
export function pageTextsOf(kind: ItemKindName) {
	let isSaved = false

	const keep = async (file: File, key: string, isNeeded: () => boolean) => {
		const pages = JSON.stringify(await textsOf(file))
		if (isNeeded())
			await answerOf(quietDraftsApi[':kind'].filepages.$post({ param: { kind }, form: { fileKey: key, pages } }))
	}

	async function keepOfItem(id: number, content: FormContent) {
		const pdfs = pdfsOf(content)
		if (pdfs.length === 0) return
		const { files } = await loadLive(kind, id)
		for (const { path, file } of pdfs) {
			const stored = files[path]
			// Another user may have saved the item with another file meanwhile.
			if (stored?.size === file.size) await keep(file, stored.key, () => true)
		}
	}

	return {
		/** Of a draft, which may be published elsewhere. Its files go once the item is saved here. */
		ofDraft(content: FormContent, keys: Readonly<Record<string, string>>) {
			for (const { path, file } of pdfsOf(content)) {
				const key = keys[path]
				if (key) void keep(file, key, () => !isSaved).catch(leaveToReindex)
			}
		},
		/** Of an item that was saved with this content. */
		ofItem(id: number, content: FormContent) {
			isSaved = true
			void keepOfItem(id, content).catch(leaveToReindex)
		},
	}
}
