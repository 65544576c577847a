import { ArrowDown, ArrowUp } from 'lucide-react'
import { IconButton } from '#web/ui/button.tsx'

type Props = {
	/** The entry, for screen readers. */
	name: string
	labels: { up: string; down: string }
	isFirst: boolean
	isLast: boolean
	onMove: (by: -1 | 1) => void
}

/** At the ends of the list the buttons stay focusable: a button that is disabled while it is pressed drops the focus. */
const atTheEnd = 'aria-disabled:cursor-not-allowed aria-disabled:opacity-50'

/** Moves an entry of an ordered list by one place. */
export const MoveButtons = ({ name, labels, isFirst, isLast, onMove }: Props) => (
	<>
		<IconButton
			label={`${labels.up}: ${name}`}
			aria-disabled={isFirst}
			onClick={() => !isFirst && onMove(-1)}
			className={atTheEnd}
		>
			<ArrowUp aria-hidden="true" />
		</IconButton>
		<IconButton
			label={`${labels.down}: ${name}`}
			aria-disabled={isLast}
			onClick={() => !isLast && onMove(1)}
			className={atTheEnd}
		>
			<ArrowDown aria-hidden="true" />
		</IconButton>
	</>
)
