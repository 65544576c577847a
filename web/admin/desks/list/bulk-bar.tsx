import type { DeskRow } from '#contracts/desks/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { TriageButtons } from '../acts/triage-buttons.tsx'

type Props = { rows: readonly DeskRow[]; onClear: () => void }

/** The acts on the chosen rows. It stays in view at the lower edge of the window. */
export const DeskBulkBar = ({ rows, onClear }: Props) => (
	<>
		{rows.length > 0 && (
			<section
				aria-label="Selected rows"
				data-lower-bar
				className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-4 py-3 shadow-light"
			>
				<p className="me-auto text-sm font-semibold tabular-nums">{rows.length} selected</p>
				<TriageButtons rows={rows} />
				<Button variant="quiet" size="small" aria-label="Clear selection" onClick={onClear}>
					Clear
				</Button>
			</section>
		)}
		{/* The bar follows the rows, so it is announced. */}
		<p role="status" className="sr-only">
			{rows.length > 0 && `${rows.length} selected. The actions follow the rows.`}
		</p>
	</>
)
