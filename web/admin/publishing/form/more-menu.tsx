import { ArrowLeft, CopyPlus, Ellipsis, Eye, GitCompareArrows, History, ListPlus, Save, Undo2 } from 'lucide-react'
import { useRef } from 'react'
import { useNavigate } from 'react-router'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuItem } from '#web/ui/menu.tsx'
import { useDuplicate } from '../../items/drafts/use-duplicate.ts'
import { historyPath } from '../../items/item-paths.ts'
import { useFormParts } from './form-context.ts'

/** Which actions have no button of their own. */
type Props = Record<'hasPreview' | 'hasSaveAndAdd' | 'hasSaveDraft' | 'hasDiscard' | 'hasBack', boolean>

/** The less frequent actions of a form, and those for which its bar has no room. */
export function MoreMenu({ hasPreview, hasSaveAndAdd, hasSaveDraft, hasDiscard, hasBack }: Props) {
	const { description, item, busy, preview, askToDiscard, compareWithLive, ...acts } = useFormParts()
	const duplicate = useDuplicate(description)
	const navigate = useNavigate()
	const trigger = useRef<HTMLButtonElement>(null)

	/** Opens a question, which later returns the focus to the trigger: the menu gives it back too late. */
	function ask(question: () => void) {
		trigger.current?.focus({ preventScroll: true })
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
			{hasPreview && (
				<MenuItem disabled={preview.busy} onSelect={preview.open}>
					<Eye aria-hidden="true" />
					Preview
				</MenuItem>
			)}
			{item && (
				<MenuItem onSelect={() => void navigate(historyPath(description.kind, item.id))}>
					<History aria-hidden="true" />
					History
				</MenuItem>
			)}
			{askToDiscard && compareWithLive && (
				<MenuItem onSelect={compareWithLive}>
					<GitCompareArrows aria-hidden="true" />
					Compare with live
				</MenuItem>
			)}
			{item && (
				<MenuItem disabled={busy} onSelect={() => void duplicate(item.id)}>
					<CopyPlus aria-hidden="true" />
					Duplicate
				</MenuItem>
			)}
			{hasSaveDraft && (
				<MenuItem onSelect={() => void acts.saveDraft()}>
					<Save aria-hidden="true" />
					Save draft
				</MenuItem>
			)}
			{hasSaveAndAdd && (
				<MenuItem disabled={busy} onSelect={acts.saveAndAdd}>
					<ListPlus aria-hidden="true" />
					Save and add another
				</MenuItem>
			)}
			{hasDiscard && (
				<MenuItem disabled={!askToDiscard} onSelect={() => askToDiscard && ask(askToDiscard)}>
					<Undo2 aria-hidden="true" />
					Discard changes
				</MenuItem>
			)}
			{hasBack && (
				<MenuItem onSelect={acts.back}>
					<ArrowLeft aria-hidden="true" />
					Back
				</MenuItem>
			)}
		</Menu>
	)
}
