import { useEffect, useRef, useState } from 'react'
import { compress } from '../compress.ts'
import type { CropArea } from '../picture-size.ts'
import { openPicture, type PictureSource } from '../picture-source.ts'
import { type CropPart, type PartAreas, type PartResults, pendingParts } from './crop-part.ts'

/** Debounces the compression while a crop moves. */
const restMs = 250

/** Decodes a part's file unless it is open. A decoded photograph takes about 50 MB, so one is open at a time. */
async function compressPart({ file, slot }: CropPart, area: CropArea, open: PictureSource | null, signal: AbortSignal) {
	if (open?.file === file) return compress(open, area, slot, signal)
	const source = await openPicture(file)
	if (!source) return null
	try {
		return await compress(source, area, slot, signal)
	} finally {
		source.close()
	}
}

/** Compresses the parts one after another, the active one first, and again after each change of an area. */
export function usePartResults(
	parts: readonly CropPart[],
	areas: PartAreas,
	active: string,
	open: PictureSource | null,
): PartResults {
	const [results, setResults] = useState<PartResults>({})
	const known = useRef(results)

	useEffect(() => {
		const stop = new AbortController()
		const rest = setTimeout(async () => {
			for (const part of pendingParts(parts, areas, known.current, active)) {
				const area = areas[part.key]
				if (!area) continue
				const picture = await compressPart(part, area, open, stop.signal).catch(() => null)
				if (stop.signal.aborted) return
				known.current = { ...known.current, [part.key]: { area, picture } }
				setResults(known.current)
			}
		}, restMs)
		return () => {
			clearTimeout(rest)
			stop.abort()
		}
	}, [parts, areas, active, open])

	return results
}
