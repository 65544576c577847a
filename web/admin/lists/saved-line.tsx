import { CircleCheck } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Link } from 'react-router'
import { Button } from '#web/ui/button.tsx'

type Props = {
	/** The saved row, if it is not among the rows on screen. */
	missing: { title: string; href: string } | null
	hasFilters: boolean
	hasMorePages: boolean
	onClear: () => void
}

/** Names a row that was just saved and that the list does not show. */
export function SavedLine({ missing, hasFilters, hasMorePages, onClear }: Props) {
	// A live region announces only what is added after it has appeared.
	const [isLive, setLive] = useState(false)
	useEffect(() => setLive(true), [])
	if (!missing || !isLive) return <div role="status" className="sr-only" />
	const reason = !hasFilters
		? 'It is on another page.'
		: hasMorePages
			? 'The filters hide it, or it is on another page.'
			: 'The filters hide it.'
	return (
		<div role="status">
			<div className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-md border border-line bg-surface px-4 py-2.5 text-sm">
				<CircleCheck aria-hidden="true" className="size-5 shrink-0 text-success" />
				<p className="min-w-0 flex-1 py-2 font-medium wrap-anywhere">
					Saved “
					<Link to={missing.href} className="font-semibold text-brand underline underline-offset-2">
						<bdi>{missing.title}</bdi>
					</Link>
					”. {reason}
				</p>
				{hasFilters && (
					<Button variant="secondary" size="small" onClick={onClear}>
						Clear filters
					</Button>
				)}
			</div>
		</div>
	)
}
