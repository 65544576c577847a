import { type ReactNode, useId, useRef } from 'react'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'

/** A dialog that is a short form. It stands in the form of the page, so what is sent must not reach that one. */
export function SmallForm({
	title,
	send,
	other,
	onSend,
	onClose,
	children,
}: {
	title: string
	/** On the button. */
	send: string
	/** Another button, at the other end. */
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
