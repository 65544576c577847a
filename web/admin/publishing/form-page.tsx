import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { Link } from 'react-router'
import type { Edited } from '#contracts/content/publishable.ts'
import type { OthersInForm } from '#contracts/items/drafts.ts'
import { Alert } from '#web/ui/alert.tsx'
import { Button } from '#web/ui/button.tsx'
import { DateTime } from '../date-time.tsx'
import type { SaveState } from '../items/drafts/autosave.ts'
import { DraftActions, DraftNotice, OthersNotice } from '../items/drafts/draft-notice.tsx'
import type { LoadedDraft } from '../items/drafts/load-draft.ts'
import { SaveStatus } from '../items/drafts/save-status.tsx'
import { PageHeading } from '../page-heading.tsx'

type FormDraft = {
	loaded: LoadedDraft | null
	state: SaveState
	hasDraft: boolean
	isNew: boolean
	others: OthersInForm | null
	onDiscard: () => Promise<void>
	onCompare: (() => void) | undefined
	historyHref: string | null
}

type Props = {
	title: string
	/** From `useItemForm`. */
	frame: {
		element: RefObject<HTMLFormElement | null>
		busy: boolean
		onSubmit: FormEventHandler<HTMLFormElement>
		onCancel: () => void
		question: ReactNode
		/** From `useReplacement`. */
		schedule: { notice: ReactNode; button: ReactNode }
		notices: { refusal: string | null; onCompare: (() => void) | undefined }
		draft: FormDraft
	}
	/** The saved item; null for a new one. */
	edited: Edited | null
	/** Shown beside the fields on wide screens and below them on phones. */
	side: ReactNode
	/** More buttons beside Save. */
	actions?: ReactNode
	children: ReactNode
}

/** A full-page form with a side column and a sticky bar with Save and Cancel. */
export function FormPage({ title, frame, edited, side, actions, children }: Props) {
	const { element, busy, onSubmit, onCancel, question, schedule, notices, draft } = frame
	const draftActions = <DraftActions isNew={draft.isNew} onDiscard={draft.onDiscard} onCompare={draft.onCompare} />
	return (
		<form ref={element} noValidate aria-label={title} onSubmit={onSubmit} className="flex flex-col gap-6">
			<PageHeading title={title} />
			{notices.refusal && (
				<Alert
					tone="danger"
					action={notices.onCompare && { label: 'Compare both versions', onClick: notices.onCompare }}
				>
					{notices.refusal}
				</Alert>
			)}
			{draft.others && <OthersNotice others={draft.others} />}
			{draft.loaded && draft.hasDraft && <DraftNotice loaded={draft.loaded}>{draftActions}</DraftNotice>}
			{schedule.notice}
			<div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-5 rounded-md border border-line bg-surface p-4 tablet:p-6">
					{children}
				</div>
				<div className="flex min-w-0 flex-col gap-5 rounded-md border border-line bg-surface p-4 tablet:p-6">
					{side}
				</div>
			</div>
			<div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 tablet:-mx-8 tablet:px-8">
				<div className="me-auto flex flex-wrap items-center gap-x-4 gap-y-2">
					{edited && (
						<p className="text-sm text-muted">
							Last changed {edited.updatedBy && `by ${edited.updatedBy} `}
							<DateTime at={edited.updatedAt} />
						</p>
					)}
					{draft.historyHref && (
						<Link to={draft.historyHref} className="py-1 text-sm font-semibold text-brand underline underline-offset-4">
							History
						</Link>
					)}
					<SaveStatus state={draft.state} />
					{draft.hasDraft && !draft.loaded && draftActions}
					{schedule.button}
				</div>
				<Button variant="secondary" onClick={onCancel}>
					Cancel
				</Button>
				{actions}
				<Button type="submit" busy={busy}>
					Save
				</Button>
			</div>
			{question}
		</form>
	)
}
