import type { ReactNode } from 'react'

/** A term and what it is, in a line of a list of facts. */
export const Fact = ({ term, children }: { term: string; children: ReactNode }) => (
	<div className="flex min-w-0 gap-2">
		<dt className="shrink-0 text-muted">{term}</dt>
		<dd className="min-w-0 wrap-anywhere">{children}</dd>
	</div>
)
