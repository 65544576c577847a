import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A dialog with a short form. React bubbles its submit event to the page's form, so it is stopped here. */
export function SmallForm({
	title,
	send,
	other,
	onSend,
	onClose,
	children,
}: {
	title: string
	/** The label of the submit button. */
	send: string
	/** A button at the other end of the footer. */
	other?: ReactNode
	onSend: () => void
	onClose: () => void
	children: ReactNode
}) {
	const id = useId()
	const form = useRef<HTMLFormElement>(null)

	return (
		<Dialog
			title={title}
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
					<Button type="submit" form={id}>
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
