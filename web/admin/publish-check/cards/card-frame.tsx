import type { ReactNode } from 'react'

/** One card with the name of the service that shows it. */
export const CardFrame = ({ service, children }: { service: string; children: ReactNode }) => (
	<figure className="flex min-w-0 flex-col gap-1.5">
		<figcaption className="text-xs font-semibold text-muted">{service}</figcaption>
		{children}
	</figure>
)
