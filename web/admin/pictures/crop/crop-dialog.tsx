import { useEffect, useState } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { type CompressedPicture, compress } from '../compress.ts'
import { type CropArea, isSameArea } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'
import { CropEditor, type Framed } from './crop-editor.tsx'

type Props = {
	source: PictureSource
	slot: PictureSlot
	/** The initial crop; by default as much as fits. */
	start: CropArea | null
	onUse: (picture: CompressedPicture, area: CropArea) => void
	onCancel: () => void
}

/** Lets the user choose the part of a picture for a slot. */
export function CropDialog({ source, slot, start, onUse, onCancel }: Props) {
	const [framed, setFramed] = useState<Framed | null>(null)
	const [isWanted, setWanted] = useState(false)
	const { picture, latest } = useCompressedPicture(source, framed?.area ?? null, slot)

	useEffect(() => {
		if (!isWanted || !framed || picture === undefined) return
		if (picture) onUse(picture, framed.area)
		else setWanted(false)
	}, [isWanted, framed, picture, onUse])

	return (
		<Dialog
			title="Crop picture"
			description={source.file.name}
			size="large"
			open
			onOpenChange={onCancel}
			footer={
				<>
					<Button variant="secondary" onClick={onCancel}>
						Cancel
					</Button>
					<Button busy={isWanted} disabled={picture === null} onClick={() => setWanted(true)}>
						Use this picture
					</Button>
				</>
			}
		>
			<CropEditor
				source={source}
				slot={slot}
				start={start}
				framed={framed}
				onFramed={(area, zoom) => setFramed((now) => (now && isSameArea(now.area, area) ? now : { area, zoom }))}
				picture={picture}
				latest={latest}
			/>
		</Dialog>
	)
}

/** Debounces the compression while the crop moves. */
const restMs = 250

type Result = { source: PictureSource; area: CropArea; picture: CompressedPicture | null }

/** Compresses a crop. `picture` is undefined while it is pending and null if it is impossible. */
function useCompressedPicture(source: PictureSource, area: CropArea | null, slot: PictureSlot) {
	const [result, setResult] = useState<Result | null>(null)

	useEffect(() => {
		if (!area) return
		const stop = new AbortController()
		const rest = setTimeout(async () => {
			const picture = await compress(source, area, slot, stop.signal).catch(() => null)
			if (!stop.signal.aborted) setResult({ source, area, picture })
		}, restMs)
		return () => {
			clearTimeout(rest)
			stop.abort()
		}
	}, [source, area, slot])

	const current = result?.source === source && result.area === area
	return { picture: current ? result.picture : undefined, latest: result?.source === source ? result.picture : null }
}
