import '#web/site/publishing/article.css'
import { useEffect, useRef } from 'react'
import { CvRegion } from '../cv-region.tsx'

/** The text of a Word document. `content` is clean. */
export function WordText({ content, label }: { content: readonly Node[]; label: string }) {
	const sheet = useRef<HTMLDivElement>(null)
	useEffect(() => sheet.current?.replaceChildren(...content), [content])
	return (
		<>
			<p className="pb-2 text-sm text-muted">Shown as text. The layout, headers and footers are in the file only.</p>
			<CvRegion label={label}>
				<div ref={sheet} className="article mx-auto max-w-[47.5rem] bg-surface p-6 wrap-anywhere shadow-light" />
			</CvRegion>
		</>
	)
}
