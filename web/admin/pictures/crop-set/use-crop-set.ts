import { useState } from 'react'
import type { Framed } from '../crop/crop-editor.tsx'
import { type CropArea, isSameArea, middleOf } from '../picture-size.ts'
import type { CropPart, PartAreas, PartResult } from './crop-part.ts'
import { useOpenPicture } from './use-open-picture.ts'
import { usePartResults } from './use-part-results.ts'

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
