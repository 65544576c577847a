import { useCallback, useMemo } from 'react'
import { withDirections } from '#web/site/publishing/text-direction.ts'
import { allowedElements } from '../../../rich-text/html/clean-by-contract.ts'
import '#web/site/publishing/article.css'

/** A mail as it was formatted. It holds no pictures, so that nothing tells its sender that it is read. */
export default function FormattedMail({ html }: { html: string }) {
	const nodes = useMemo(() => {
		const body = allowedElements(withDirections(html))
		for (const link of body.querySelectorAll('a')) {
			// A link must not lead away from unsaved work.
			link.target = '_blank'
			link.rel = 'noreferrer'
		}
		return [...body.childNodes]
	}, [html])
	const fill = useCallback((holder: HTMLElement | null) => holder?.replaceChildren(...nodes), [nodes])
	return (
		<div className="mt-1 rounded-md border border-line bg-surface px-4 py-3 text-ink">
			<div ref={fill} className="article overflow-x-auto text-base" />
		</div>
	)
}
