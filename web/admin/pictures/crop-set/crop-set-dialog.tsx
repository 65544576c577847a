import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import { CropEditor } from '../crop/crop-editor.tsx'
import { pixelsText } from '../file-text.ts'
import { PictureFrame } from '../picture-frame.tsx'
import { useObjectUrl } from '../use-object-url.ts'
import type { CropPart, PartResult, PartResults } from './crop-part.ts'
import { useCropSet } from './use-crop-set.ts'

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

/** Waits for the results of the parts that the user wants. A part that cannot be compressed ends the wait. */
function useWantedParts(resultOf: (key: string) => PartResult | undefined, onUse: (results: PartResults) => void) {
	const [wanted, want] = useState<readonly string[] | null>(null)
	const canUse = (keys: readonly string[]) => keys.every((key) => resultOf(key)?.picture !== null)

	useEffect(() => {
		if (!wanted) return
		const made = wanted.flatMap((key) => {
			const result = resultOf(key)
			return result ? [[key, result] as const] : []
		})
		if (made.some(([, { picture }]) => picture === null)) want(null)
		else if (made.length === wanted.length) onUse(Object.fromEntries(made))
	}, [wanted, resultOf, onUse])

	return { wanted, want, canUse }
}

const frameWidth = 144

type Props = { part: CropPart; result: PartResult | undefined; isActive: boolean; onSelect: () => void }

/** A part's result. It opens the part's crop. */
function PartTile({ part, result, isActive, onSelect }: Props) {
	const picture = result?.picture
	const url = useObjectUrl(picture?.file ?? null)
	return (
		<button
			type="button"
			aria-pressed={isActive}
			onClick={onSelect}
			className={classNames(
				'flex w-26 max-w-full flex-col gap-1 rounded-md border p-1.5 text-start text-sm transition-colors tablet:w-40 tablet:p-2',
				isActive ? 'border-brand bg-brand-soft' : 'border-edge bg-surface hover:border-ink',
			)}
		>
			<PictureFrame slot={part.slot} maxWidth={frameWidth} url={url} alt="" />
			<span className="font-semibold wrap-anywhere">{part.label}</span>
			<span className="flex min-h-5 items-center text-xs text-muted tabular-nums">
				{picture ? (
					`${pixelsText(picture)}, ${sizeText(picture.file.size)}`
				) : result ? (
					<span className="font-medium text-danger">Cannot be compressed</span>
				) : (
					<>
						<Spinner />
						<span className="sr-only">Working</span>
					</>
				)}
			</span>
		</button>
	)
}
