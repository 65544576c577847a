import { Copy, Ellipsis, ExternalLink, History, Pencil, Trash2, Upload } from 'lucide-react'
import { type ReactNode, useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { phone } from '#web/ui/table/column.ts'
import { useMedia } from '#web/ui/use-media.ts'

type Props = {
	/** Names the row for screen readers. */
	of: string
	/** The row's public page; null if visitors cannot see it. */
	viewHref: string | null
	editHref: string
	historyHref: string
	phoneItems?: ReactNode
	/** Absent if the item has no draft. */
	onPublish?: () => void
	onDuplicate: () => void
	onDelete: () => void
}

/** The less frequent actions of a row. On phones all of them. */
export function RowMenu(props: Props) {
	const { of, viewHref, editHref, historyHref, phoneItems, onPublish, onDuplicate, onDelete } = props
	const navigate = useNavigate()
	const isPhone = useMedia(phone)
	// A dialog opens after the menu has returned the focus, so that the dialog can return it, too.
	const isDeleting = useRef(false)

	function menuClosed() {
		if (isDeleting.current) onDelete()
		isDeleting.current = false
	}

	return (
		<Menu
			trigger={
				<IconButton label={`More for ${of}`}>
					<Ellipsis aria-hidden="true" />
				</IconButton>
			}
			onCloseAutoFocus={menuClosed}
		>
			{isPhone && viewHref !== null && (
				<MenuItem onSelect={() => window.open(viewHref, '_blank', 'noreferrer')}>
					<ExternalLink aria-hidden="true" />
					View
				</MenuItem>
			)}
			{isPhone && (
				<MenuItem onSelect={() => void navigate(editHref)}>
					<Pencil aria-hidden="true" />
					Edit
				</MenuItem>
			)}
			{isPhone && phoneItems}
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
			<MenuItem
				onSelect={() => {
					isDeleting.current = true
				}}
			>
				<Trash2 aria-hidden="true" />
				Delete
			</MenuItem>
		</Menu>
	)
}
