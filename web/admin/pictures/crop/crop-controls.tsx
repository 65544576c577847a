import { ArrowDown, ArrowLeft, ArrowRight, ArrowUp } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import type { Direction } from './crop-view.ts'

type Props = {
	zoom: number
	maxZoom: number
	onZoom: (zoom: number) => void
	onStep: (direction: Direction) => void
}

const moves: { direction: Direction; label: string; Icon: typeof ArrowUp }[] = [
	{ direction: 'ArrowLeft', label: 'Move left', Icon: ArrowLeft },
	{ direction: 'ArrowUp', label: 'Move up', Icon: ArrowUp },
	{ direction: 'ArrowDown', label: 'Move down', Icon: ArrowDown },
	{ direction: 'ArrowRight', label: 'Move right', Icon: ArrowRight },
]

/** Buttons and a slider for users who neither drag nor use the keyboard. */
export function CropControls({ zoom, maxZoom, onZoom, onStep }: Props) {
	const id = useId()
	return (
		<div className="mt-3 flex flex-wrap items-center gap-x-6 gap-y-2">
			<div className="flex min-w-56 flex-1 items-center gap-3">
				<label htmlFor={id} className="text-sm font-semibold">
					Zoom
				</label>
				<input
					id={id}
					type="range"
					min={1}
					max={maxZoom}
					step={0.05}
					value={zoom}
					aria-valuetext={`${Math.round(zoom * 100)}%`}
					onChange={(event) => onZoom(event.target.valueAsNumber)}
					className="h-8 min-w-0 flex-1 accent-brand"
				/>
				<span aria-hidden="true" className="w-12 text-end text-sm text-muted tabular-nums">
					{Math.round(zoom * 100)}%
				</span>
			</div>
			<div className="flex">
				{moves.map(({ direction, label, Icon }) => (
					<IconButton key={direction} label={label} onClick={() => onStep(direction)}>
						<Icon aria-hidden="true" />
					</IconButton>
				))}
			</div>
		</div>
	)
}
