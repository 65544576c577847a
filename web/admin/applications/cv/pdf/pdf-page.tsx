import { useEffect, useRef, useState } from 'react'
import type { PdfPage as Page } from './open-pdf.ts'

/** A page in a box of its size. It is drawn while the reader is less than a screen away. */
export function PdfPage({ page, width, label }: { page: Page; width: number; label: string }) {
	const host = useRef<HTMLDivElement>(null)
	const [near, setNear] = useState(false)
	const [failed, setFailed] = useState(false)

	useEffect(() => {
		if (!host.current) return
		const root = host.current.closest('[data-cv-region]')
		const watch = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
			root,
			rootMargin: '100% 0px',
		})
		watch.observe(host.current)
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
		<article
			aria-label={label}
			className="relative shadow-light"
			style={{ aspectRatio: `${page.width} / ${page.height}` }}
		>
			<div ref={host} className="cv-page" />
			{failed && (
				<p className="absolute inset-0 grid place-content-center bg-white text-black">This page cannot be drawn.</p>
			)}
		</article>
	)
}
