import { useState } from 'react'
import type { DraftRow } from '#contracts/items/drafts.ts'
import type { ItemKindName } from '#contracts/items/items.ts'
import type { Paged } from '#contracts/shared/paging.ts'
import { failureText } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'
import { loadDraftsOfNew } from './load-drafts.ts'

const idOf = ({ draftVersion }: DraftRow) => draftVersion.split('.')[0]

/** The drafts of new items so far, and how to load the next page of them. A reload of the list begins with the first page again. */
export function useDraftPages(kind: ItemKindName, first: Paged<DraftRow>) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	const [loaded, setLoaded] = useState({ first, pages: 1, rows: first.content })
	const { pages, rows } = loaded.first === first ? loaded : { pages: 1, rows: first.content }

	async function loadNext() {
		setBusy(true)
		try {
			const { content } = await loadDraftsOfNew(kind, pages + 1)
			// A draft that was added meanwhile has moved others to this page.
			const known = new Set(rows.map(idOf))
			setLoaded({ first, pages: pages + 1, rows: [...rows, ...content.filter((row) => !known.has(idOf(row)))] })
		} catch (failure) {
			toast({
				tone: 'danger',
				text: failureText(failure, 'The other drafts could not be loaded. Check your connection.'),
			})
		}
		setBusy(false)
	}

	return { rows, hasMore: pages < first.totalPages, busy, loadNext }
}
