import { Merge } from 'lucide-react'
import type { DeskRow } from '#contracts/desks/desk.ts'
import { Button } from '#web/ui/button.tsx'
import { merge } from '../acts/merge.ts'
import { TriageButtons } from '../acts/triage-buttons.tsx'
import { useDesk } from '../desk-context.ts'

type Props = { rows: readonly DeskRow[]; onClear: () => void }

/** The acts on the chosen rows. It stays in view at the lower edge of the window. */
export default function DeskBulkBar({ rows, onClear }: Props) {
	const { desk, act } = useDesk()
	const merging = desk.merges ? merge(rows) : null
	return (
		<section
			aria-label="Selected rows"
			data-lower-bar
			className="sticky bottom-3 z-20 flex flex-wrap items-center gap-2 rounded-md border border-line bg-surface px-4 py-3 shadow-light"
		>
			<p className="me-auto text-sm font-semibold tabular-nums">{rows.length} selected</p>
			{merging && (
				<Button
					variant="secondary"
					size="small"
					icon={Merge}
					title="Merge into the oldest"
					onClick={() => void act(rows, merging)}
				>
					Merge
				</Button>
			)}
			<TriageButtons rows={rows} />
			<Button variant="quiet" size="small" aria-label="Clear selection" onClick={onClear}>
				Clear
			</Button>
		</section>
	)
}
