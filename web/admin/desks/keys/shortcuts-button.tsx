import { Keyboard } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'

const ShortcutsDialog = lazy(() => import('../../search/shortcuts-dialog.tsx'))

/** Opens the list of shortcuts, as the key ? does. */
export function ShortcutsButton() {
	const [isOpen, setOpen] = useState(false)
	return (
		<>
			<IconButton label="Shortcuts" aria-keyshortcuts="?" aria-haspopup="dialog" onClick={() => setOpen(true)}>
				<Keyboard aria-hidden="true" />
			</IconButton>
			{isOpen && (
				<Suspense>
					<ShortcutsDialog onClose={() => setOpen(false)} />
				</Suspense>
			)}
		</>
	)
}
