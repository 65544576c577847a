import { ArrowDownToLine } from 'lucide-react'
import { mostNew } from '#contracts/shared/most-counted.ts'
import { Button } from '#web/ui/button.tsx'
import { countText } from '../count-text.ts'
import type { useArrived } from './use-arrived.ts'

type Props = {
	arrived: ReturnType<typeof useArrived>
	/** The list, which gets the focus: the button goes with what is new. */
	listId: string
	className?: string
}

/** Loads what came since the list was loaded. */
export function ArrivedButton({ arrived: { count, elsewhere, load }, listId, className }: Props) {
	const words = (many: number) => `${countText(many, mostNew)} new`
	const said = count > 0 ? words(count) : elsewhere > 0 ? `${words(elsewhere)} on another page` : ''

	function show() {
		load()
		document.getElementById(listId)?.focus({ preventScroll: true })
	}

	return (
		<>
			{count > 0 ? (
				<Button variant="secondary" size="small" icon={ArrowDownToLine} className={className} onClick={show}>
					<span className="tabular-nums">{said}</span>
					<span className="sr-only">, load</span>
				</Button>
			) : (
				said && (
					<span aria-hidden="true" className="text-sm text-muted">
						{said}
					</span>
				)
			)}
			<p role="status" className="sr-only">
				{said}
			</p>
		</>
	)
}
