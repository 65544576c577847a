import type { ReactNode } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import { Spinner } from '#web/ui/spinner.tsx'
import type { CompressedPicture } from '../compress.ts'
import { pixelsText } from '../file-text.ts'
import { type CropArea, isTooSmall, pixelsOf } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'
import { CropStage } from './crop-stage.tsx'
import { viewText } from './crop-view.ts'

/** The part in the frame. */
export type Framed = { area: CropArea; zoom: number }

type Props = {
	source: PictureSource
	slot: PictureSlot
	/** The initial crop; by default as much as fits. */
	start: CropArea | null
	framed: Framed | null
	onFramed: (area: CropArea, zoom: number) => void
	/** The result: undefined while it is pending, null if it is impossible. */
	picture: CompressedPicture | null | undefined
	/** The last result. */
	latest: CompressedPicture | null
}

/** The frame over a picture, with its warnings and the result. */
export function CropEditor({ source, slot, start, framed, onFramed, picture, latest }: Props) {
	return (
		<>
			<CropStage source={source} slot={slot} start={start} onChange={onFramed}>
				{framed && isTooSmall(pixelsOf(framed.area, source), slot) && (
					<Alert tone="warning" className="mt-3">
						{isTooSmall(source, slot)
							? 'This picture is smaller than needed and will look blurred.'
							: 'This part is smaller than needed and will look blurred. Zoom out for a sharper result.'}
					</Alert>
				)}
				{picture === null && (
					<Alert tone="danger" className="mt-3">
						This picture cannot be compressed to {sizeText(slot.maxBytes)}. Choose another one.
					</Alert>
				)}
			</CropStage>
			<CropResult slot={slot} picture={picture ?? latest} working={picture === undefined}>
				{framed && viewText(framed.zoom, framed.area)}
			</CropResult>
		</>
	)
}

type CropResultProps = {
	slot: PictureSlot
	/** The latest result. */
	picture: CompressedPicture | null
	/** Whether a newer result is pending. */
	working: boolean
	/** Describes the crop for screen readers. */
	children: ReactNode
}

/** The size of the result. Screen readers announce it when it is ready. */
function CropResult({ slot, picture, working, children }: CropResultProps) {
	const result = picture && `${pixelsText(picture)}, ${sizeText(picture.file.size)}`
	return (
		<div className="mt-4 flex min-h-7 flex-wrap items-center gap-x-2 text-base">
			<p>
				<span className="font-semibold">Result: </span>
				<span className="tabular-nums">{result}</span>
				<span className="text-sm text-muted"> (at most {sizeText(slot.maxBytes)})</span>
			</p>
			{working && <Spinner className="text-muted" />}
			<p role="status" className="sr-only">
				{!working && result && (
					<span>
						{children}. Result: {result}.
					</span>
				)}
			</p>
		</div>
	)
}
