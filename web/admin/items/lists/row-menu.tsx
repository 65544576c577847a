import { Copy, Ellipsis, History, Upload } from 'lucide-react'
import { useNavigate } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'

type Props = {
	/** Names the row for screen readers. */
	of: string
	historyHref: string
	/** Absent if the item has no draft. */
	onPublish?: () => void
	onDuplicate: () => void
}

/** The less frequent actions of a row. */
export function RowMenu({ of, historyHref, onPublish, onDuplicate }: Props) {
	const navigate = useNavigate()
	return (
		<Menu
			trigger={
				<IconButton label={`More for ${of}`}>
					<Ellipsis aria-hidden="true" />
				</IconButton>
			}
		>
			{onPublish && (
				<MenuItem onSelect={onPublish}>
					<Upload aria-hidden="true" />
					Publish changes
				</MenuItem>
			)}
			<MenuItem onSelect={onDuplicate}>
				<Copy aria-hidden="true" />
				Duplicate
			</MenuItem>
			<MenuItem onSelect={() => void navigate(historyHref)}>
				<History aria-hidden="true" />
				History
			</MenuItem>
		</Menu>
	)
}
