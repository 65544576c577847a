import type { FormEventHandler, ReactNode, RefObject } from 'react'
import type { Edited } from '#contracts/content/publishable.ts'
import { Button } from '#web/ui/button.tsx'
import { DateTime } from '../date-time.tsx'
import { FormNotices } from '../forms/form-notices.tsx'
import { PageHeading } from '../page-heading.tsx'

type Props = {
	title: string
	/** From `useItemForm`. */
	frame: {
		element: RefObject<HTMLFormElement | null>
		busy: boolean
		onSubmit: FormEventHandler<HTMLFormElement>
		onCancel: () => void
		question: ReactNode
		notices: Parameters<typeof FormNotices>[0]
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
	const { element, busy, onSubmit, onCancel, question, notices } = frame
	return (
		<form ref={element} noValidate aria-label={title} onSubmit={onSubmit} className="flex flex-col gap-6">
			<PageHeading title={title} />
			<FormNotices {...notices} />
			<div className="grid items-start gap-6 desktop:grid-cols-[minmax(0,1fr)_20rem]">
				<div className="flex min-w-0 flex-col gap-5 rounded-md border border-line bg-surface p-4 tablet:p-6">
					{children}
				</div>
				<div className="flex min-w-0 flex-col gap-5 rounded-md border border-line bg-surface p-4 tablet:p-6">
					{side}
				</div>
			</div>
			<div className="sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 tablet:-mx-8 tablet:px-8">
				{edited && (
					<p className="me-auto text-sm text-muted">
						Last changed {edited.updatedBy && `by ${edited.updatedBy} `}
						<DateTime at={edited.updatedAt} />
					</p>
				)}
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
