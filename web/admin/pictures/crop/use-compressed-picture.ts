import { useEffect, useState } from 'react'
import { type CompressedPicture, compress } from '../compress.ts'
import type { CropArea } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'

/** The crop must rest this long before it is compressed. */
const restMs = 250

type Made = { source: PictureSource; area: CropArea; picture: CompressedPicture | null }

/** The picture that a area of the source makes: undefined while it is not there yet, null where it cannot be made. */
export function useCompressedPicture(source: PictureSource, area: CropArea | null, slot: PictureSlot) {
	const [made, setMade] = useState<Made | null>(null)

	useEffect(() => {
		if (!area) return
		const stop = new AbortController()
		const rest = setTimeout(async () => {
			const picture = await compress(source, area, slot, stop.signal).catch(() => null)
			if (!stop.signal.aborted) setMade({ source, area, picture })
		}, restMs)
		return () => {
			clearTimeout(rest)
			stop.abort()
		}
	}, [source, area, slot])

	const current = made?.source === source && made.area === area
	return { picture: current ? made.picture : undefined, latest: made?.source === source ? made.picture : null }
}
