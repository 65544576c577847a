import { ExternalLink, Pencil } from 'lucide-react'
import type { ReactNode } from 'react'
import { RowLink, SiteLink } from '../../acts/row-action.tsx'

type Props = {
	of: string
	/** The row's public page; null if visitors cannot see it. */
	viewHref: string | null
	editHref: string
	/** The menu of all other actions. */
	more: ReactNode
}

/** The actions of a row of content. On phones the menu has them all. */
export const ItemActions = ({ of, viewHref, editHref, more }: Props) => (
	<div className="flex justify-end gap-1">
		<div className="hidden gap-1 tablet:flex">
			{viewHref !== null && <SiteLink icon={ExternalLink} label="View" of={of} href={viewHref} shrinks />}
			<RowLink icon={Pencil} label="Edit" of={of} to={editHref} shrinks />
		</div>
		{more}
	</div>
)
