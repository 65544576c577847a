import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A dialog with a short form. React bubbles its submit event to the page's form, so it is stopped here. */
export function SmallForm({
	title,
	lead,
	send,
	busy,
	other,
	onSend,
	onClose,
	returnTo,
	children,
}: {
	title: string
	lead?: string
	/** The label of the submit button. */
	send: string
	busy?: boolean
	/** A button at the other end of the footer. */
	other?: ReactNode
	onSend: () => void
	onClose: () => void
	/** The element to focus after closing; by default the previous one. */
	returnTo?: () => HTMLElement | null
	children: ReactNode
}) {
	const id = useId()
	const form = useRef<HTMLFormElement>(null)

	return (
		<Dialog
			title={title}
			description={lead}
			returnTo={returnTo}
			size="small"
			open
			onOpenChange={onClose}
			firstFocus={() => form.current?.querySelector('input') ?? null}
			footer={
				<>
					{other}
					<Button variant="secondary" onClick={onClose}>
						Cancel
					</Button>
					<Button type="submit" form={id} busy={busy}>
						{send}
					</Button>
				</>
			}
		>
			<form
				ref={form}
				id={id}
				noValidate
				className="flex flex-col gap-5"
				onSubmit={(event) => {
					event.preventDefault()
					event.stopPropagation()
					onSend()
				}}
			>
				{children}
			</form>
		</Dialog>
	)
}
