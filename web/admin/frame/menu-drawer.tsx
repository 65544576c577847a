import { Menu, X } from 'lucide-react'
import { Dialog } from 'radix-ui'
import { useRef, useState } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import type { StaffMenuGroup } from './menu.ts'
import { MenuLinks } from './menu-links.tsx'

/** The menu on phones. It slides in from the left. */
export function MenuDrawer({ groups }: { groups: readonly StaffMenuGroup[] }) {
	const [open, setOpen] = useState(false)
	const trigger = useRef<HTMLButtonElement>(null)
	return (
		<Dialog.Root open={open} onOpenChange={setOpen}>
			<Dialog.Trigger ref={trigger} asChild>
				<IconButton label="Menu" className="tablet:hidden">
					<Menu aria-hidden="true" />
				</IconButton>
			</Dialog.Trigger>
			<Dialog.Portal>
				<Dialog.Overlay className="dialog-veil fixed inset-0 z-40 bg-veil" />
				<Dialog.Content
					aria-describedby={undefined}
					onCloseAutoFocus={(event) => {
						event.preventDefault()
						trigger.current?.focus({ preventScroll: true })
					}}
					className="fixed inset-y-0 start-0 z-40 flex w-[min(19rem,85vw)] flex-col gap-4 overflow-y-auto bg-surface px-3 py-4 text-ink shadow-light transition-transform starting:-translate-x-full"
				>
					<div className="flex items-center justify-between ps-3">
						<Dialog.Title className="text-title">Menu</Dialog.Title>
						<Dialog.Close asChild>
							<IconButton label="Close">
								<X aria-hidden="true" />
							</IconButton>
						</Dialog.Close>
					</div>
					<nav aria-label="Sections">
						<MenuLinks groups={groups} onFollow={() => setOpen(false)} />
					</nav>
				</Dialog.Content>
			</Dialog.Portal>
		</Dialog.Root>
	)
}
