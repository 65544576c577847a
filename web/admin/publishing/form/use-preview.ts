import { useState } from 'react'
import { failureText } from '#web/api.ts'
import { useToast } from '#web/ui/toast.tsx'

export type Preview = {
	linkOf: () => Promise<string>
	/** The form has changes that the preview does not show. */
	changed: boolean
}

/** Opens the public page of a saved item in a new tab, even if it is unpublished. null if the item has no preview. */
export function usePreview(preview: Preview | null) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)
	if (!preview) return null
	const { linkOf, changed } = preview

	async function open() {
		// Browsers allow a new tab only during the click, so open it before the link is known.
		const tab = window.open('about:blank', '_blank')
		setBusy(true)
		try {
			const link = await linkOf()
			if (tab) tab.location.replace(link)
			else window.location.assign(link)
		} catch (failure) {
			tab?.close()
			toast({ tone: 'danger', text: failureText(failure, 'The preview could not be opened. Check your connection.') })
		}
		setBusy(false)
	}

	return { open: () => void open(), busy, label: changed ? 'Preview the saved version' : 'Preview' }
}
