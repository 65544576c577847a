import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { CvRegion } from '../cv-region.tsx'
import type { PdfPage as Page } from '../open-file.ts'
import { PdfPage } from './pdf-page.tsx'

const settledMs = 150

type Props = {
	pages: readonly Page[]
	label: string
	/** 1 fits the width. */
	zoom: number
	onPage: (number: number) => void
}

/** The pages of a PDF below each other. */
export function PdfPages({ pages, label, zoom, onPage }: Props) {
	const region = useRef<HTMLElement>(null)
	const list = useRef<HTMLDivElement>(null)
	const width = useSettledWidth(list)
	/** The part of the whole above the window. */
	const above = useRef(0)

	// biome-ignore lint/correctness/useExhaustiveDependencies: both change the heights, and the place stays
	useLayoutEffect(() => {
		if (list.current) list.current.style.width = `${100 * zoom}%`
		if (region.current) region.current.scrollTop = above.current * region.current.scrollHeight
	}, [zoom, width])

	function scrolled({ scrollTop, scrollHeight, clientHeight }: HTMLElement) {
		above.current = scrollTop / scrollHeight
		const boxes = [...(list.current?.children ?? [])]
		const last = boxes.findLastIndex(
			(box) => box instanceof HTMLElement && box.offsetTop <= scrollTop + clientHeight / 2,
		)
		onPage(Math.max(last, 0) + 1)
	}

	return (
		<CvRegion ref={region} label={label} onScroll={scrolled}>
			<div ref={list} className="grid gap-3">
				{pages.map((page, index) => (
					// biome-ignore lint/suspicious/noArrayIndexKey: the pages of a file keep their order
					<PdfPage key={index} page={page} width={width} label={`Page ${index + 1}`} />
				))}
			</div>
		</CvRegion>
	)
}

/** The width of an element, which changes once nothing has moved for a moment: each change draws every page in sight. */
function useSettledWidth(element: { readonly current: HTMLElement | null }): number {
	const [width, setWidth] = useState(0)
	useEffect(() => {
		if (!element.current) return
		let timer = 0
		const watch = new ResizeObserver(([entry]) => {
			const next = Math.floor(entry?.contentRect.width ?? 0)
			clearTimeout(timer)
			timer = window.setTimeout(() => setWidth(next), settledMs)
		})
		setWidth(element.current.clientWidth)
		watch.observe(element.current)
		return () => {
			watch.disconnect()
			clearTimeout(timer)
		}
	}, [element])
	return width
}
