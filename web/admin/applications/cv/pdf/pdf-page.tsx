import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { PdfPage as Page } from '../open-file.ts'

/** A page in a box of its size. It is drawn while the reader is less than a screen away. */
export function PdfPage({ page, width, label }: { page: Page; width: number; label: string }) {
	const box = useRef<HTMLElement>(null)
	const host = useRef<HTMLDivElement>(null)
	const [near, setNear] = useState(false)
	const [failed, setFailed] = useState(false)

	useLayoutEffect(() => {
		if (box.current) box.current.style.aspectRatio = `${page.width} / ${page.height}`
	}, [page])

	useEffect(() => {
		if (!box.current) return
		const root = box.current.closest('[data-cv-region]')
		const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
			root,
			rootMargin: '100% 0px',
		})
		watch.observe(box.current)
		return () => watch.disconnect()
	}, [])

	useEffect(() => {
		if (!near || !host.current || width === 0) return
		const leaving = new AbortController()
		page.draw(host.current, width, leaving.signal).catch((failure: unknown) => {
			console.warn('A page was not drawn', failure)
			setFailed(true)
		})
		return () => leaving.abort()
	}, [near, page, width])

	useEffect(() => {
		const drawn = host.current
		if (!near) return
		return () => {
			drawn?.replaceChildren()
			page.release()
		}
	}, [near, page])

	return (
		<article ref={box} aria-label={label} className="relative shadow-light">
			<div ref={host} className="cv-page" />
			{failed && (
				<p className="absolute inset-0 grid place-content-center bg-surface text-muted">This page cannot be drawn.</p>
			)}
		</article>
	)
}
