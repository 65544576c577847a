import { useEffect, useState } from 'react'
import type { PreviewedItem } from '#contracts/items/previews.ts'
import { useToast } from '#web/ui/toast.tsx'
import { descriptions } from '../item-descriptions.ts'
import type { FormEditor } from '../publishing/form/form-editor.ts'

/** Tells the form to open its preview after it has loaded the document again. */
const reopenKey = 'open-preview'

/** The item that the preview of a form shows, and whether it is open. */
export function useLivePreview({ editor, state: { draftVersion }, description: { kind }, item }: FormEditor) {
	const itemId = item?.id ?? null
	const toast = useToast()
	const [isOpen, setOpen] = useState(false)
	const [busy, setBusy] = useState(false)
	const draftId = itemId === null && draftVersion ? Number(draftVersion.split('.')[0]) : null
	const of: PreviewedItem | null = itemId === null && draftId === null ? null : { itemId, draftId }

	useEffect(() => {
		if (sessionStorage.getItem(reopenKey) === null) return
		sessionStorage.removeItem(reopenKey)
		setOpen(true)
	}, [])

	async function open() {
		setBusy(true)
		const isSaved = await editor.flush()
		setBusy(false)
		if (!isSaved)
			return toast({ tone: 'danger', text: 'The draft could not be saved, so there is no preview of it yet.' })
		if (itemId === null && editor.state().draftVersion === null)
			return toast({ tone: 'danger', text: 'Fill in a field first. The preview shows your draft.' })
		if (framesAllowed()) return setOpen(true)
		sessionStorage.setItem(reopenKey, 'yes')
		window.location.reload()
	}

	return {
		kind,
		of,
		/** Changes with each autosave. */
		version: draftVersion,
		isOpen: isOpen && of !== null,
		busy,
		open: () => void open(),
		close: () => setOpen(false),
	}
}

export type LivePreviewState = ReturnType<typeof useLivePreview>

const formPaths = Object.values(descriptions).flatMap(({ addPath, editPath }) => [
	addPath.toLowerCase(),
	editPath(0).slice(0, -1).toLowerCase(),
])

/**
 * Whether this document may show a page in a frame: its policy allows it only if the browser loaded it at the address of a
 * form. The router changes the address, but not the policy.
 */
function framesAllowed(): boolean {
	const [loaded] = performance.getEntriesByType('navigation')
	if (!loaded) return false
	const path = new URL(loaded.name).pathname.toLowerCase()
	return formPaths.some((formPath) => path.startsWith(formPath))
}
