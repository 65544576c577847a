import { useEffect, useRef, useState } from 'react'
import { compress } from '../compress.ts'
import type { Framed } from '../crop/crop-editor.tsx'
import { type CropArea, isSameArea, middleOf } from '../picture-size.ts'
import { openPicture, type PictureSource } from '../picture-source.ts'
import { type CropPart, type PartAreas, type PartResult, type PartResults, pendingParts } from './crop-part.ts'

const suggestionsFor = (parts: readonly CropPart[]): PartAreas =>
	Object.fromEntries(parts.map(({ key, size, slot }) => [key, middleOf(size, slot)]))

/** The areas of several crops and their results. One crop is open at a time. */
export function useCropSet(parts: readonly CropPart[], first: CropPart) {
	const [areas, setAreas] = useState(() => suggestionsFor(parts))
	// Without a start, the frame begins at the suggestion.
	const [opened, setOpened] = useState<{ key: string; start: CropArea | null }>({ key: first.key, start: null })
	const [zoom, setZoom] = useState<{ key: string; zoom: number } | null>(null)
	const active = parts.find(({ key }) => key === opened.key) ?? parts[0] ?? first
	const source = useOpenPicture(active.file)
	const results = usePartResults(parts, areas, active.key, source)
	const area = areas[active.key]
	const framed: Framed | null = area && zoom?.key === active.key ? { area, zoom: zoom.zoom } : null

	return {
		active,
		start: opened.key === active.key ? opened.start : null,
		source,
		framed,
		/** The latest results. */
		results,
		/** The result of a part's area; undefined while it is pending. */
		resultOf: (key: string): PartResult | undefined => (results[key]?.area === areas[key] ? results[key] : undefined),
		select: ({ key }: CropPart) => setOpened({ key, start: areas[key] ?? null }),
		/** The frame of the open crop has moved. */
		frame(moved: CropArea, zoomed: number) {
			const { key } = active
			setZoom((now) => (now?.key === key && now.zoom === zoomed ? now : { key, zoom: zoomed }))
			setAreas((now) => (now[key] && isSameArea(now[key], moved) ? now : { ...now, [key]: moved }))
		},
	}
}

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
function usePartResults(
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

/** The decoded file; null until it is open. It is closed when the file changes. */
function useOpenPicture(file: File): PictureSource | null {
	const [source, setSource] = useState<PictureSource | null>(null)
	useEffect(() => {
		let wanted = true
		const opening = openPicture(file)
		void opening.then((opened) => wanted && setSource(opened))
		return () => {
			wanted = false
			void opening.then((opened) => opened?.close())
		}
	}, [file])
	return source?.file === file ? source : null
}
