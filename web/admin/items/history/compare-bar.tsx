import { Button } from '#web/ui/button.tsx'

type Props = {
	/** How many versions are chosen: one or two. */
	count: number
	onCompare: () => void
	onClear: () => void
}

/** Compares the chosen versions. It stays in view at the lower edge of the window. */
export const CompareBar = ({ count, onCompare, onClear }: Props) => (
	<section
		aria-label="Selected versions"
		data-lower-bar
		className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-4 py-3 shadow-light"
	>
		<p role="status" className="me-auto text-sm font-semibold">
			{count === 1 ? '1 selected' : `${count} selected`}
		</p>
		<Button size="small" onClick={onCompare}>
			{count === 1 ? 'Compare with live' : 'Compare both'}
		</Button>
		<Button variant="quiet" size="small" aria-label="Clear selection" onClick={onClear}>
			Clear
		</Button>
	</section>
)
