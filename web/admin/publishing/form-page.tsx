import type { FormEventHandler, ReactNode, RefObject } from 'react'
import { Button } from '#web/ui/button.tsx'
import { PageHeading } from '#web/ui/page-heading.tsx'
import { FormNotices } from '../forms/form-notices.tsx'

type Props = {
	title: string
	lead?: string
	/** What `useItemForm` gives. */
	frame: {
		element: RefObject<HTMLFormElement | null>
		busy: boolean
		onSubmit: FormEventHandler<HTMLFormElement>
		onCancel: () => void
		question: ReactNode
		notices: Parameters<typeof FormNotices>[0]
	}
	/** Who changed the item last, and when. */
	lastChange?: ReactNode
	/** Beside the fields on a wide screen, below them on a phone: pictures, status, dates. */
	side: ReactNode
	/** Further buttons beside Save. */
	actions?: ReactNode
	children: ReactNode
}

/** A form on a page of its own: fields, a side column, and a bar with Save and Cancel that stays in reach. */
export function FormPage({ title, lead, frame, lastChange, side, actions, children }: Props) {
	const { element, busy, onSubmit, onCancel, question, notices } = frame
	return (
		<form ref={element} noValidate aria-label={title} onSubmit={onSubmit} className="flex flex-col gap-6">
			<PageHeading title={title} lead={lead} />
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
				{lastChange && <p className="me-auto text-sm text-muted">{lastChange}</p>}
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
