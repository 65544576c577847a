import { type ComponentProps, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Differences } from '../compare/differences.tsx'

type Merged = ComponentProps<typeof Differences> & { draftVersion: string }

/** The last merge without a question. Kept here because the form may open again with it. */
let last: Merged | null = null
export const noteMerge = (merged: Merged) => {
	last = merged
}

const idOf = (draftVersion: string) => draftVersion.split('.')[0]

/** Says that the form has merged another user's changes into its draft, and shows them. */
export function MergedNotice({ draftVersion }: { draftVersion: string | null }) {
	const [isShown, setShown] = useState(false)
	if (draftVersion === null || !last || idOf(last.draftVersion) !== idOf(draftVersion)) return null
	return (
		<Alert tone="info" action={{ label: 'Show changes', onClick: () => setShown(true) }}>
			<span>Merged with another version: </span>
			<span>{last.after.detail}</span>
			<span>. Nothing that you typed was replaced.</span>
			<Dialog title="What came from the other version" size="full" open={isShown} onOpenChange={setShown}>
				<Differences {...last} />
			</Dialog>
		</Alert>
	)
}
