import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { CropEditor } from '../crop/crop-editor.tsx'
import type { CropPart, PartResults } from './crop-part.ts'
import { PartTile } from './part-tile.tsx'
import { useCropSet } from './use-crop-set.ts'
import { useWantedParts } from './use-wanted-parts.ts'

export type CropSetProps = {
	/** At least one. */
	parts: readonly CropPart[]
	/** The part whose crop is open at first. */
	first: CropPart
	description: string
	/** The button that uses all parts. */
	useAll: string
	/** The button that uses only the first part. */
	useFirst?: string
	/** Leaves a part out. Without it, all parts belong together. */
	onLeaveOut?: (part: CropPart) => void
	onUse: (results: PartResults) => void
	onCancel: () => void
}

/** Several crops in one dialog. Each has a suggestion, which the user can change. */
export function CropSetDialog(props: CropSetProps) {
	const { parts, first, description, useAll, useFirst, onLeaveOut, onUse, onCancel } = props
	const { active, start, source, framed, results, resultOf, select, frame } = useCropSet(parts, first)
	const { wanted, want, canUse } = useWantedParts(resultOf, onUse)
	const all = parts.map(({ key }) => key)
	const result = resultOf(active.key)

	function leaveOut() {
		const place = parts.indexOf(active)
		const next = parts[place + 1] ?? parts[place - 1]
		if (next) select(next)
		onLeaveOut?.(active)
	}

	return (
		<Dialog
			title="Crop picture"
			description={description}
			size="large"
			open
			onOpenChange={onCancel}
			footer={
				<>
					<Button variant="secondary" onClick={onCancel}>
						Cancel
					</Button>
					{onLeaveOut && parts.length > 1 && (
						<Button variant="secondary" disabled={wanted !== null} onClick={leaveOut}>
							Leave this picture out
						</Button>
					)}
					{useFirst && (
						<Button
							variant="secondary"
							busy={wanted?.length === 1}
							disabled={wanted !== null || !canUse([first.key])}
							onClick={() => want([first.key])}
						>
							{useFirst}
						</Button>
					)}
					<Button
						busy={wanted?.length === all.length}
						disabled={wanted !== null || !canUse(all)}
						onClick={() => want(all)}
					>
						{useAll}
					</Button>
				</>
			}
		>
			<ul aria-label="Results" className="-m-1 mb-3 flex max-h-64 flex-wrap items-start gap-3 overflow-y-auto p-1">
				{parts.map((part) => (
					<li key={part.key}>
						<PartTile part={part} result={results[part.key]} isActive={part === active} onSelect={() => select(part)} />
					</li>
				))}
			</ul>
			{source ? (
				<CropEditor
					key={active.key}
					source={source}
					slot={active.slot}
					start={start}
					framed={framed}
					onFramed={frame}
					picture={result?.picture}
					latest={results[active.key]?.picture ?? null}
				/>
			) : (
				<p className="flex h-64 items-center justify-center text-muted">
					<Spinner label="Opening the picture" className="text-title" />
				</p>
			)}
		</Dialog>
	)
}
