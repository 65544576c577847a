import type { ReactNode } from 'react'

/** Settings of a form that belong together. */
export const SettingsGroup = ({ title, children }: { title: string; children: ReactNode }) => (
	<div className="flex min-w-0 flex-col gap-5 border-t border-line pt-5 first:border-t-0 first:pt-0">
		<h3 className="text-base">{title}</h3>
		{children}
	</div>
)
