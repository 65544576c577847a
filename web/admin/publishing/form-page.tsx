import { type FormEventHandler, type ReactNode, type RefObject, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Edited } from '#contracts/content/publishable.ts'
import type { OthersInForm } from '#contracts/items/drafts.ts'
import { useMedia } from '#web/ui/use-media.ts'
import type { SaveState } from '../items/drafts/autosave.ts'
import { DiscardQuestion, DraftNotice, OthersNotice } from '../items/drafts/draft-notice.tsx'
import type { LoadedDraft } from '../items/drafts/load-draft.ts'
import { PageHeading } from '../page-heading.tsx'
import { LivePreview } from '../preview/live-preview.tsx'
import type { LivePreviewState } from '../preview/use-live-preview.ts'
import { RefusalNotice } from './form/refusal-notice.tsx'
import { SaveBar } from './form/save-bar.tsx'
import { SettingsDrawer } from './form/settings-drawer.tsx'
import { useSettings } from './form/use-settings.ts'

type FormDraft = {
	loaded: LoadedDraft | null
	state: SaveState
	hasDraft: boolean
	isNew: boolean
	others: OthersInForm | null
	onDiscard: () => Promise<void>
	onCompare: (() => void) | undefined
	onDuplicate: (() => void) | undefined
	historyHref: string | null
}

type Props = {
	title: string
	/** From `useItemForm`. */
	frame: {
		element: RefObject<HTMLFormElement | null>
		busy: boolean
		/** Counts the saves that were refused. */
		refusals: number
		onSubmit: FormEventHandler<HTMLFormElement>
		onSaveAndAdd: () => void
		onCancel: () => void
		question: ReactNode
		/** From `useReplacement`. */
		schedule: { notice: ReactNode; button: ReactNode }
		notices: { refusal: string | null; onCompare: (() => void) | undefined }
		draft: FormDraft
		preview: LivePreviewState
	}
	/** The saved item; null for a new one. */
	edited: Edited | null
	/** The settings, as groups: `SettingsGroup`. */
	side: ReactNode
	/** Shown above the settings. */
	panel?: ReactNode
	children: ReactNode
}

/** A full-page form: a wide column of fields, a drawer with settings and a bar with Save and Cancel. */
export function FormPage({ title, frame, edited, side, panel, children }: Props) {
	const { element, busy, refusals, onSubmit, onSaveAndAdd, onCancel, question, schedule, notices, draft, preview } =
		frame
	const settings = useSettings(element, refusals)
	const [discarding, setDiscarding] = useState(false)
	const discard = draft.hasDraft ? () => setDiscarding(true) : undefined
	const compare = draft.hasDraft ? draft.onCompare : undefined
	const hasDrawer = useMedia('(min-width: 62rem)')

	function goTo(control: HTMLElement) {
		// A hidden field cannot take the focus. The preview takes the place of the settings.
		flushSync(() => {
			if (!settings.holds(control)) return
			settings.open()
			preview.close()
		})
		const group = control.closest('details')
		if (group) group.open = true
		control.scrollIntoView({ block: 'center' })
		control.focus({ preventScroll: true })
	}

	return (
		<form
			ref={element}
			noValidate
			aria-label={title}
			onSubmit={onSubmit}
			data-full-width
			className="flex min-h-[calc(100dvh-var(--bar))] flex-col [--save-bar:4.25rem]"
		>
			<div className="flex flex-1 flex-col desktop:flex-row desktop:items-start">
				<div className="min-w-0 flex-1 px-4 py-6 tablet:px-8 tablet:py-9">
					<div className="mx-auto flex max-w-[56rem] flex-col gap-6">
						<PageHeading title={title} />
						{notices.refusal && (
							<RefusalNotice
								form={element}
								text={notices.refusal}
								onCompare={notices.onCompare}
								refusals={refusals}
								onGoTo={goTo}
								isFocusAside={() => hasDrawer && settings.holds(document.activeElement)}
							/>
						)}
						{schedule.notice}
						{draft.others && <OthersNotice others={draft.others} />}
						{draft.loaded && discard && (
							<DraftNotice loaded={draft.loaded} onDiscard={discard} onCompare={draft.onCompare} />
						)}
						{children}
					</div>
				</div>
				<LivePreview preview={preview} />
				<SettingsDrawer settings={settings} edited={edited} panel={panel} isCovered={preview.isOpen}>
					{side}
					{schedule.button}
				</SettingsDrawer>
			</div>
			<SaveBar
				busy={busy}
				isNew={draft.isNew}
				state={draft.state}
				settings={settings}
				preview={preview}
				historyHref={draft.historyHref}
				onCancel={onCancel}
				onSaveAndAdd={onSaveAndAdd}
				onDuplicate={draft.onDuplicate}
				onCompare={compare}
				onDiscard={discard}
			/>
			<DiscardQuestion
				isNew={draft.isNew}
				open={discarding}
				onOpenChange={setDiscarding}
				onDiscard={() => void draft.onDiscard()}
			/>
			{question}
		</form>
	)
}
