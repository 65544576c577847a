import { Eye, SlidersHorizontal } from 'lucide-react'
import { Button } from '#web/ui/button.tsx'
import { useMedia } from '#web/ui/use-media.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { SaveStatus } from '../../items/drafts/save-status.tsx'
import { useFormParts } from './form-context.ts'
import { MoreMenu } from './more-menu.tsx'

const onlyWide = 'max-[75rem]:hidden'

/** The bar below a form, in one row. Actions that do not fit are in its menu. */
export function SaveBar() {
	const { busy, item, state, settings, preview, cancel, saveAndAdd } = useFormParts()
	const isNew = item === null
	const isTablet = useMedia('(min-width: 48rem)')
	const isDesktop = useMedia('(min-width: 62rem)')
	const isWide = useMedia('(min-width: 75rem)')
	const save = useRestoredFocus(busy)
	const previewButton = useRestoredFocus(preview.busy || preview.isOpen)
	/** The settings and the preview share a place. */
	function toggleSettings() {
		if (!preview.isOpen || !settings.isOpen) settings.toggle()
		preview.close()
	}

	return (
		<div
			data-lower-bar
			className="sticky bottom-0 z-20 flex h-(--save-bar) items-center gap-2 border-t border-line bg-paper px-4 tablet:gap-3 tablet:px-8"
		>
			<SaveStatus state={state.draft} />
			<MoreMenu hasPreview={!isWide} hasSaveAndAdd={!isWide || !isNew} hasCancel={!isTablet} />
			<Button
				ref={settings.button}
				variant="secondary"
				className="max-tablet:px-3"
				{...(isDesktop && { 'aria-expanded': settings.isOpen && !preview.isOpen, 'aria-controls': settings.id })}
				onClick={isDesktop ? toggleSettings : settings.goTo}
			>
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				<span className="max-tablet:sr-only">Settings</span>
			</Button>
			{/* Hidden by CSS: the bar fits at once when the window is resized, and a dialog can return the focus to a button. */}
			<Button variant="secondary" className="max-tablet:hidden" onClick={cancel}>
				Cancel
			</Button>
			<Button
				ref={previewButton}
				variant="secondary"
				className={onlyWide}
				busy={preview.busy}
				aria-expanded={preview.isOpen}
				onClick={preview.isOpen ? preview.close : preview.open}
			>
				<Eye aria-hidden="true" className="size-5" />
				Preview
			</Button>
			{isNew && (
				<Button variant="secondary" className={onlyWide} disabled={busy} onClick={saveAndAdd}>
					Save and add another
				</Button>
			)}
			<Button ref={save} type="submit" busy={busy}>
				Save
			</Button>
		</div>
	)
}
