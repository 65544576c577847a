import type { ReactNode } from 'react'

export function PageHeading({ title, lead, actions }: { title: ReactNode; lead?: ReactNode; actions?: ReactNode }) {
	return (
		<div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
			<div className="min-w-0">
				<h1 className="wrap-anywhere text-[clamp(1.5rem,1.3rem+0.8vw,1.875rem)] leading-tight">{title}</h1>
				{lead && <p className="mt-1.5 max-w-[65ch] text-base wrap-anywhere text-muted">{lead}</p>}
			</div>
			{actions && <div className="flex flex-wrap gap-3">{actions}</div>}
		</div>
	)
}
