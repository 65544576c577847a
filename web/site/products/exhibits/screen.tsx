import type { ReactNode } from 'react'

/** A small picture of a product's screen. */
export function Screen({
	title,
	note,
	label,
	children,
}: {
	title: string
	note?: string
	label: string
	children: ReactNode
}) {
	return (
		<div role="img" aria-label={label} className="overflow-hidden rounded-md bg-surface text-sm text-ink shadow-light">
			<div className="flex items-baseline justify-between gap-4 border-b border-line px-5 py-3">
				<span className="shrink-0 font-semibold">{title}</span>
				<span className="text-end text-xs text-muted">{note}</span>
			</div>
			{children}
		</div>
	)
}

export function ScreenFoot({ children }: { children: ReactNode }) {
	return (
		<div className="flex items-center justify-between gap-4 border-t border-line bg-sunken px-5 py-2.5 text-xs text-muted">
			{children}
		</div>
	)
}
