import { Eye } from 'lucide-react'
import { useState } from 'react'
import { failureText } from '#web/api.ts'
import { Button } from '#web/ui/button.tsx'
import { useToast } from '#web/ui/toast.tsx'

type Props = {
	/** Asks the server for an address that holds for an hour. */
	linkOf: () => Promise<string>
	/** Whether the form has changes, which a preview does not show. */
	changed: boolean
}

/** Opens the public page of a saved item, published or not, in a new tab. */
export function PreviewButton({ linkOf, changed }: Props) {
	const toast = useToast()
	const [busy, setBusy] = useState(false)

	async function open() {
		// Opened before the address is known: browsers open windows for a click alone.
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
