import { Undo2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type Props = {
	/** The id of the choose button, which gets the focus when this button disappears. */
	chooserId: string
	labelledBy: string
	onKeep: () => void
}

/** Drops the new file and keeps the stored one. */
export function KeepStored({ chooserId, labelledBy, onKeep }: Props) {
	const id = `${chooserId}-keep`
	return (
		<Button
			id={id}
			variant="quiet"
			size="small"
			aria-labelledby={`${id} ${labelledBy}`}
			onClick={() => {
				document.getElementById(chooserId)?.focus()
				onKeep()
			}}
		>
			<Undo2 aria-hidden="true" className="size-4" />
			Keep the stored file
		</Button>
	)
}
