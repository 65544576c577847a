import type { ReactNode } from 'react'

/** The page of a list, which uses wide windows. */
export const ListPage = ({ children }: { children: ReactNode }) => (
	<div data-wide className="flex flex-col gap-4">
		{children}
	</div>
)
