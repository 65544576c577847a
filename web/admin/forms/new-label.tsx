import { Plus } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import type { FormCallbacks } from './dialog-form.tsx'

type Props = {
	/** For example "category". */
	noun: string
	/** The form inside the dialog. */
	form: (callbacks: FormCallbacks) => ReactNode
}

/** Adds an option of a select without leaving the page's form. */
export function NewLabel({ noun, form }: Props) {
	const [open, setOpen] = useState(false)
	const close = () => setOpen(false)
	return (
		<>
			<Button variant="quiet" size="small" className="self-start" onClick={() => setOpen(true)}>
				<Plus aria-hidden="true" className="size-4" />
				New {noun}
			</Button>
			<Dialog
				title={`New ${noun}`}
				description={`The ${noun} stays, even if you leave this form without saving.`}
				size="small"
				open={open}
				onOpenChange={setOpen}
			>
				{form({ onCancel: close, onStartOver: close, onSaved: close })}
			</Dialog>
		</>
	)
}
