import { Undo2 } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'

type Props = {
	/** The id of the button that chooses a file: it gets the focus, since this one leaves with the file. */
	chooserId: string
	labelledBy: string
	onKeep: () => void
}

/** Gives up the file that was chosen in place of the stored one. */
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
