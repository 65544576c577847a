import { CopyPlus, Ellipsis, Eye, GitCompareArrows, History, ListPlus, Trash2, X } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import type { LivePreviewState } from '../../preview/use-live-preview.ts'

type Props = {
	busy: boolean
	/** null for a new item. */
	historyHref: string | null
	/** null: it has a button of its own. */
	preview: LivePreviewState | null
	/** Absent for an item that was never saved. */
	onCompare: (() => void) | undefined
	onDuplicate: (() => void) | undefined
	onSaveAndAdd: (() => void) | undefined
	/** Absent without a draft. */
	onDiscard: (() => void) | undefined
	onCancel: (() => void) | undefined
}

/** The less frequent actions of a form, and those for which its bar has no room. */
export function MoreMenu(props: Props) {
	const { busy, historyHref, preview, onCompare, onDuplicate, onSaveAndAdd, onDiscard, onCancel } = props
	const navigate = useNavigate()
	const trigger = useRef<HTMLButtonElement>(null)

	/** Opens a question, which later returns the focus to the trigger: the menu gives it back too late. */
	function ask(question: () => void) {
		trigger.current?.focus()
		question()
	}

	return (
		<Menu
			trigger={
				<IconButton ref={trigger} label="More" className="size-11">
					<Ellipsis aria-hidden="true" />
				</IconButton>
			}
		>
			{preview && (
				<MenuItem disabled={preview.busy} onSelect={preview.open}>
					<Eye aria-hidden="true" />
					Preview
				</MenuItem>
			)}
			{historyHref && (
				<MenuItem onSelect={() => void navigate(historyHref)}>
					<History aria-hidden="true" />
					History
				</MenuItem>
			)}
			{onCompare && (
				<MenuItem onSelect={onCompare}>
					<GitCompareArrows aria-hidden="true" />
					Compare with live
				</MenuItem>
			)}
			{onDuplicate && (
				<MenuItem disabled={busy} onSelect={onDuplicate}>
					<CopyPlus aria-hidden="true" />
					Duplicate
				</MenuItem>
			)}
			{onSaveAndAdd && (
				<MenuItem disabled={busy} onSelect={onSaveAndAdd}>
					<ListPlus aria-hidden="true" />
					Save and add another
				</MenuItem>
			)}
			<MenuItem disabled={!onDiscard} onSelect={() => onDiscard && ask(onDiscard)}>
				<Trash2 aria-hidden="true" />
				Discard draft
			</MenuItem>
			{onCancel && (
				<MenuItem onSelect={onCancel}>
					<X aria-hidden="true" />
					Cancel
				</MenuItem>
			)}
		</Menu>
	)
}
