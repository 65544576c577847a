import { type FormEvent, type ReactNode, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Edited } from '#contracts/content/publishable.ts'
import { useMedia } from '#web/ui/use-media.ts'
import { FormFiles } from '../file-fields/form-files.tsx'
import { DiscardQuestion, DraftNotice, MissingDraftNotice } from '../items/drafts/draft-notice.tsx'
import { LeaveQuestion } from '../items/drafts/leave-question.tsx'
import { MergedNotice } from '../items/drafts/merged-notice.tsx'
import { hasChanges } from '../items/editor/item-editor.ts'
import { hiddenBecause } from '../items/visibility.ts'
import { LivePreview } from '../preview/live-preview.tsx'
import { useLivePreview } from '../preview/use-live-preview.ts'
import { useReplacement } from '../schedule/use-replacement.tsx'
import { FormContext } from './form/form-context.ts'
import type { FormEditor } from './form/form-editor.ts'
import { FormHead } from './form/form-head.tsx'
import { NewerNotice } from './form/newer-notice.tsx'
import { RefusalNotice } from './form/refusal-notice.tsx'
import { SaveBar } from './form/save-bar.tsx'
import { SettingsDrawer } from './form/settings-drawer.tsx'
import { focusField, useRefusedField } from './form/use-refused-field.ts'
import { useSettings } from './form/use-settings.ts'

type Props = {
	title: string
	/** From `useItemForm`. */
	editor: FormEditor
	/** The saved item; null for a new one. */
	edited: Edited | null
	/** The settings, as groups: `SettingsGroup`. */
	side: ReactNode
	/** Shown above the settings. */
	panel?: ReactNode
	children: ReactNode
}

/** A full-page form: a wide column of fields, a drawer with settings and a bar with the actions. */
export function FormPage({ title, editor: form, edited, side, panel, children }: Props) {
	const { element, state, refusal, loaded, item, editor } = form
	const settings = useSettings()
	const preview = useLivePreview(form)
	useRefusedField(form, { settings, preview })
	const { changesAt, ...schedule } = useReplacement(form)
	const [discarding, setDiscarding] = useState(false)
	const hasDrawer = useMedia('(min-width: 62rem)')
	const isChanged = hasChanges(state)
	const askToDiscard = isChanged ? () => setDiscarding(true) : undefined
	// Every other label of the button says what visitors will see.
	const remark = isChanged && form.label === 'Save' ? hiddenBecause(form.description, form.next) : null
	const compareWithLive = item ? () => editor.compare('asked', 'shown') : undefined

	function submit(event: FormEvent) {
		event.preventDefault()
		const send = form.submission()
		if (send) schedule.confirmSave(send)
	}

	function goTo(control: HTMLElement) {
		// A hidden field cannot take the focus. The preview takes the place of the settings.
		flushSync(() => {
			if (!settings.holds(control)) return
			settings.open()
			preview.close()
		})
		focusField(control)
	}

	return (
		<FormFiles kind={form.description.kind} itemId={item?.id ?? null} loaded={loaded} files={editor.files}>
			<FormContext value={{ ...form, settings, preview, remark, changesAt, askToDiscard, compareWithLive }}>
				<form
					ref={element}
					noValidate
					aria-label={title}
					onSubmit={submit}
					onBlur={editor.fieldLeft}
					data-full-width
					className="flex min-h-[calc(100dvh-var(--bar))] flex-col [--save-bar:4.25rem]"
				>
					<div className="flex flex-1 flex-col desktop:flex-row desktop:items-start">
						<div className="min-w-0 flex-1 px-4 py-6 tablet:px-8 tablet:py-9">
							<div className="mx-auto flex max-w-[56rem] flex-col gap-6">
								<FormHead title={title} />
								<MergedNotice draftVersion={state.draftVersion} />
								<NewerNotice />
								{refusal && (
									<RefusalNotice
										text={refusal}
										onGoTo={goTo}
										isFocusAside={() => hasDrawer && settings.holds(document.activeElement)}
									/>
								)}
								{schedule.notice}
								{!item && !loaded && !isChanged && <MissingDraftNotice />}
								{loaded && askToDiscard && (
									<DraftNotice
										loaded={loaded}
										isLive={form.saved?.state === 'published'}
										onDiscard={askToDiscard}
										onCompare={compareWithLive}
									/>
								)}
								{children}
							</div>
						</div>
						<LivePreview />
						<SettingsDrawer edited={edited} panel={panel}>
							{schedule.panel}
							{side}
						</SettingsDrawer>
					</div>
					<SaveBar />
					<DiscardQuestion
						saved={form.saved?.state ?? null}
						open={discarding}
						onOpenChange={setDiscarding}
						onDiscard={() => void form.discard()}
					/>
					<LeaveQuestion editor={editor} />
					{form.comparison}
				</form>
			</FormContext>
		</FormFiles>
	)
}
