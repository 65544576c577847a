import { useEffect, useState } from 'react'
import { type CompressedPicture, compress } from '../compress.ts'
import type { CropArea } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'

/** Debounces the compression while the crop moves. */
const restMs = 250

type Result = { source: PictureSource; area: CropArea; picture: CompressedPicture | null }

/** Compresses a crop. `picture` is undefined while it is pending and null if it is impossible. */
export function useCompressedPicture(source: PictureSource, area: CropArea | null, slot: PictureSlot) {
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
