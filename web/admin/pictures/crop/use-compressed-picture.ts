import { useEffect, useState } from 'react'
import { compress, type MadePicture } from '../compress.ts'
import type { Share } from '../picture-size.ts'
import type { PictureSlot } from '../picture-slot.ts'
import type { PictureSource } from '../picture-source.ts'

/** How long the frame must rest before the picture is made. */
const restMs = 250

type Made = { source: PictureSource; share: Share; picture: MadePicture | null }

/** The picture that a share of the source makes: undefined while it is not there yet, null where it cannot be made. */
export function useMadePicture(source: PictureSource, share: Share | null, slot: PictureSlot) {
	const [made, setMade] = useState<Made | null>(null)

	useEffect(() => {
		if (!share) return
		const stop = new AbortController()
		const rest = setTimeout(async () => {
			const picture = await compress(source, share, slot, stop.signal).catch(() => null)
			if (!stop.signal.aborted) setMade({ source, share, picture })
		}, restMs)
		return () => {
			clearTimeout(rest)
			stop.abort()
		}
	}, [source, share, slot])

	const current = made?.source === source && made.share === share
	return { picture: current ? made.picture : undefined, latest: made?.source === source ? made.picture : null }
}
