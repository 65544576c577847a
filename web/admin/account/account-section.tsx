import type { ReactNode } from 'react'

type Props = { id: string; title: string; lead: string; children: ReactNode }

/** A part of the account page: what it is about at the start, its controls beside or below. The heading can take the focus. */
export const AccountSection = ({ id, title, lead, children }: Props) => (
	<section
		aria-labelledby={id}
		className="grid gap-5 rounded-md border border-line bg-surface p-5 tablet:p-7 desktop:grid-cols-[minmax(14rem,2fr)_3fr] desktop:gap-10"
	>
		<div>
			<h2 id={id} tabIndex={-1} className="text-title">
				{title}
			</h2>
			<p className="mt-1.5 text-sm text-muted">{lead}</p>
		</div>
		<div className="flex min-w-0 flex-col gap-6">{children}</div>
	</section>
)
