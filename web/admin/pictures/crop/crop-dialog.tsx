import { useEffect, useState } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { sizeText } from '#web/ui/files/size-text.ts'
import type { CompressedPicture } from '../compress.ts'
import { type CropArea, isTooSmall, pixelsOf } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'
import { CropResult } from './crop-result.tsx'
import { CropStage } from './crop-stage.tsx'
import { viewText } from './crop-view.ts'
import { useCompressedPicture } from './use-compressed-picture.ts'

type Props = {
	source: PictureSource
	slot: PictureSlot
	/** The initial crop; by default as much as fits. */
	start: CropArea | null
	/** The position in a queue of several pictures. */
	turn: { number: number; of: number }
	onUse: (picture: CompressedPicture, area: CropArea) => void
	/** Continues with the next picture. */
	onSkip: () => void
	onCancel: () => void
}

type Framed = { source: PictureSource; area: CropArea; zoom: number }

/** Lets the user choose the part of a picture for a slot. */
export function CropDialog({ source, slot, start, turn, onUse, onSkip, onCancel }: Props) {
	const [lastFramed, setFramed] = useState<Framed | null>(null)
	const [wanted, setWanted] = useState<PictureSource | null>(null)
	const framed = lastFramed?.source === source ? lastFramed : null
	const { picture, latest } = useCompressedPicture(source, framed?.area ?? null, slot)
	const isWanted = wanted === source

	useEffect(() => {
		if (!isWanted || !framed || picture === undefined) return
		if (picture) onUse(picture, framed.area)
		else setWanted(null)
	}, [isWanted, framed, picture, onUse])

	const isLast = turn.number === turn.of
	return (
		<Dialog
			title="Crop picture"
			description={turn.of > 1 ? `${source.file.name}, ${turn.number} of ${turn.of}` : source.file.name}
			size="large"
			open
			onOpenChange={onCancel}
			footer={
				<>
					<Button variant="secondary" onClick={onCancel}>
						Cancel
					</Button>
					{!isLast && (
						<Button variant="secondary" onClick={onSkip}>
							Skip this picture
						</Button>
					)}
					<Button busy={isWanted} disabled={picture === null} onClick={() => setWanted(source)}>
						Use this picture
					</Button>
				</>
			}
		>
			<CropStage
				key={source.url}
				source={source}
				slot={slot}
				start={start}
				onChange={(area, zoom) =>
					setFramed((now) => (now && now.source === source && isSame(now.area, area) ? now : { source, area, zoom }))
				}
			>
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
		</Dialog>
	)
}

const isSame = (one: CropArea, other: CropArea) =>
	one.x === other.x && one.y === other.y && one.width === other.width && one.height === other.height
