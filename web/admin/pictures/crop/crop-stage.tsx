import {
	type KeyboardEvent,
	type ReactNode,
	type RefObject,
	useEffect,
	useId,
	useLayoutEffect,
	useRef,
	useState,
} from 'react'
import Cropper from 'react-easy-crop'
import { pressedKey } from '#web/ui/keys.ts'
import type { CropArea, Size } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'
import { CropControls } from './crop-controls.tsx'
import { type CropView, maxZoom, stepped, viewAfterKey, zoomedTo } from './crop-view.ts'
import './crop.css'

type Props = {
	source: PictureSource
	slot: PictureSlot
	/** The initial crop; by default as much as fits. */
	start: CropArea | null
	onChange: (area: CropArea, zoom: number) => void
	/** Notices about the crop. */
	children: ReactNode
}

const nothing: Size = { width: 0, height: 0 }

/** The picture behind the slot's frame. The user moves and zooms it by mouse, touch or keyboard. */
export function CropStage({ source, slot, start, onChange, children }: Props) {
	const instructions = useId()
	const area = useRef<HTMLDivElement>(null)
	const proportions = useAspectRatio(area)
	const frameElement = useRef<RefObject<HTMLElement | null>>(null)
	const [view, setView] = useState<CropView>({ x: 0, y: 0, zoom: 1 })
	const [picture, setPicture] = useState(nothing)
	const [frame, setFrame] = useState(nothing)
	const [loaded, setLoaded] = useState(false)
	const stage = { picture, frame }
	const max = maxZoom(source, slot)

	// The frame is rendered after the picture has been measured.
	useEffect(() => {
		if (loaded) frameElement.current?.current?.focus()
	}, [loaded])

	function onKeyDown(event: KeyboardEvent) {
		if (event.ctrlKey || event.metaKey || event.altKey || pressedKey(event) === null) return
		const next = viewAfterKey(view, event, max, stage)
		if (!next) return
		event.preventDefault()
		setView(next)
	}

	return (
		<>
			<div ref={area} className="relative h-[min(24rem,40dvh)] min-h-40 overflow-hidden rounded-sm bg-night">
				{proportions !== null && (
					<Cropper
						disableAutomaticStylesInjection
						image={source.url}
						aspect={slot.width / slot.height}
						// 'contain' would not enlarge a small picture.
						objectFit={source.width / source.height > proportions ? 'horizontal-cover' : 'vertical-cover'}
						crop={view}
						zoom={view.zoom}
						maxZoom={max}
						initialCroppedAreaPercentages={start ?? undefined}
						onCropChange={({ x, y }) => setView((now) => ({ ...now, x, y }))}
						onZoomChange={(zoom) => setView((now) => ({ ...now, zoom }))}
						onCropAreaChange={(area) => onChange(area, view.zoom)}
						setMediaSize={setPicture}
						setCropSize={setFrame}
						setCropperRef={(element) => {
							frameElement.current = element
						}}
						onMediaLoaded={() => setLoaded(true)}
						cropperProps={{
							role: 'application',
							'aria-roledescription': 'crop frame',
							'aria-label': `Part of ${source.file.name}`,
							'aria-describedby': instructions,
							onKeyDown,
							onKeyUp: undefined,
						}}
					/>
				)}
			</div>
			{children}
			<p id={instructions} className="mt-3 text-sm text-muted">
				Drag the picture, or move it with the arrow keys (in small steps with Shift). Zoom with the wheel, two fingers,
				+ and −, or the slider.
			</p>
			<CropControls
				zoom={view.zoom}
				maxZoom={max}
				onZoom={(zoom) => setView((now) => zoomedTo(now, zoom, max, stage))}
				onStep={(direction) => setView((now) => stepped(now, direction, stage))}
			/>
		</>
	)
}

/** An element's width divided by its height; null before it is rendered. */
function useAspectRatio(element: RefObject<HTMLElement | null>): number | null {
	const [proportions, setProportions] = useState<number | null>(null)
	useLayoutEffect(() => {
		const { current } = element
		if (!current) return
		const measure = () => setProportions(current.clientWidth / current.clientHeight)
		measure()
		const observer = new ResizeObserver(measure)
		observer.observe(current)
		return () => observer.disconnect()
	}, [element])
	return proportions
}
