import { Eye, SlidersHorizontal } from 'lucide-react'
import { type Ref, useId } from 'react'
import { Button } from '#web/ui/button.tsx'
import { classNames } from '#web/ui/class-names.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { useRestoredFocus } from '#web/ui/use-restored-focus.ts'
import { SaveStatus } from '../../items/drafts/save-status.tsx'
import { useFormParts } from './form-context.ts'
import { MoreMenu } from './more-menu.tsx'
import { type SaveLabel, saveLabels } from './save-effect.ts'

// Hidden by CSS: the bar fits at once when the window is resized, and a dialog can return the focus to a button.
const from = {
	wide: 'max-[75rem]:hidden',
	wider: 'max-[90rem]:hidden',
	widest: 'max-[105rem]:hidden',
}

/** The text beside the buttons shrinks first. */
const noWrap = 'shrink-0 whitespace-nowrap'

/** The bar below a form, in one row. Actions that do not fit are in its menu. */
export function SaveBar() {
	const { busy, item, loaded, state, label, announced, remark, settings, preview, ...acts } = useFormParts()
	const isNew = item === null
	const isTablet = useMedia('(min-width: 48rem)')
	const isDesktop = useMedia('(min-width: 62rem)')
	const isWide = useMedia('(min-width: 75rem)')
	const isWider = useMedia('(min-width: 90rem)')
	const isWidest = useMedia('(min-width: 105rem)')
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
			<SaveStatus
				state={state}
				openedAt={loaded?.details.updatedAt ?? null}
				label={label}
				remark={remark}
				announced={announced}
			/>
			<MoreMenu
				hasPreview={!isWide}
				hasSaveAndAdd={!isWidest || !isNew}
				hasSaveDraft={isNew || !isWide}
				hasDiscard={!isWider}
				hasBack={!isTablet}
			/>
			<Button
				ref={settings.button}
				variant="secondary"
				className={classNames('max-tablet:px-3', noWrap)}
				{...(isDesktop && { 'aria-expanded': settings.isOpen && !preview.isOpen, 'aria-controls': settings.id })}
				onClick={isDesktop ? toggleSettings : settings.goTo}
			>
				<SlidersHorizontal aria-hidden="true" className="size-5" />
				<span className="max-tablet:sr-only">Settings</span>
			</Button>
			<Button
				ref={previewButton}
				variant="secondary"
				className={classNames(from.wide, noWrap)}
				busy={preview.busy}
				aria-expanded={preview.isOpen}
				onClick={preview.isOpen ? preview.close : preview.open}
			>
				<Eye aria-hidden="true" className="size-5" />
				Preview
			</Button>
			<Button variant="secondary" className={classNames('max-tablet:hidden', noWrap)} onClick={acts.back}>
				Back
			</Button>
			<Button
				variant="secondary"
				className={classNames(from.wider, noWrap)}
				disabled={!acts.askToDiscard}
				onClick={() => acts.askToDiscard?.()}
			>
				Discard changes
			</Button>
			{isNew ? (
				<Button
					variant="secondary"
					className={classNames(from.widest, noWrap)}
					disabled={busy}
					onClick={acts.saveAndAdd}
				>
					Save and add another
				</Button>
			) : (
				<Button variant="secondary" className={classNames(from.wide, noWrap)} onClick={() => void acts.saveDraft()}>
					Save draft
				</Button>
			)}
			<SaveButton ref={save} busy={busy} label={label} remark={remark} />
		</div>
	)
}

type SaveButtonProps = { label: SaveLabel; remark: string | null; busy: boolean; ref: Ref<HTMLButtonElement> }

/** The button that saves the item. All its labels share a place, so that its width stays when its effect changes. */
function SaveButton({ label, remark, ...button }: SaveButtonProps) {
	const remarkId = useId()
	return (
		<>
			<Button
				{...button}
				type="submit"
				aria-describedby={remark ? remarkId : undefined}
				className="shrink-0 max-tablet:px-3 max-tablet:text-sm"
			>
				<span className="grid text-center whitespace-nowrap">
					{saveLabels.map((each) => (
						<span
							key={each}
							aria-hidden={each !== label || undefined}
							className={classNames('col-start-1 row-start-1', each !== label && 'invisible')}
						>
							{each}
						</span>
					))}
				</span>
			</Button>
			{remark && (
				<span id={remarkId} hidden>
					{remark}
				</span>
			)}
		</>
	)
}
