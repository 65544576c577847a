import { Eye } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Props = {
	/** Requests a preview link, which is valid for one hour. */
	linkOf: () => Promise<string>
	/** Whether the form has unsaved changes, which a preview does not show. */
	changed: boolean
}

/** Opens the public page of a saved item in a new tab, even if it is unpublished. */
export function PreviewButton({ linkOf, changed }: Props) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)

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

	return (
		<Button variant="secondary" busy={busy} onClick={() => void open()}>
			<Eye aria-hidden="true" className="size-5" />
			{changed ? 'Preview the saved version' : 'Preview'}
		</Button>
	)
}
