import { X } from 'lucide-react'
import { AlertDialog, Dialog as RadixDialog } from 'radix-ui'
import { type KeyboardEventHandler, type ReactNode, useRef, useState } from 'react'
import { Alert } from './alert.tsx'
import { Button } from './button.tsx'
import { classNames } from './class-names.ts'
import { useRestoredFocus } from './use-restored-focus.ts'

type Openness = { open: boolean; onOpenChange: (open: boolean) => void }

const overlay = 'dialog-veil fixed inset-0 z-40 bg-veil'

const panel =
	'dialog-panel fixed inset-x-0 bottom-0 z-40 flex max-h-[92dvh] w-full flex-col overflow-hidden rounded-t-lg bg-surface ' +
	'text-ink shadow-light ' +
	// In low windows, as after zooming in, the whole panel scrolls.
	'low:overflow-y-auto'

const places = {
	middle:
		'tablet:inset-auto tablet:top-1/2 tablet:left-1/2 tablet:max-h-[88dvh] tablet:-translate-x-1/2 tablet:-translate-y-1/2 ' +
		'tablet:rounded-lg',
	/* Its content grows downwards. */
	top: 'max-tablet:h-[92dvh] tablet:inset-auto tablet:top-[11dvh] tablet:left-1/2 tablet:max-h-[76dvh] tablet:-translate-x-1/2 tablet:rounded-lg',
	side: 'tablet:inset-y-0 tablet:end-0 tablet:start-auto tablet:max-h-none tablet:rounded-s-lg tablet:rounded-se-none',
}

const sizes = {
	small: 'tablet:w-[27rem]',
	medium: 'tablet:w-[36rem]',
	large: 'tablet:w-[min(52rem,calc(100vw-4rem))]',
	full: 'tablet:w-[min(76rem,calc(100vw-4rem))]',
}

const foot = 'flex flex-wrap justify-end gap-3 border-t border-line bg-surface px-6 py-4'

/** Returns the focus when a dialog closes. Radix does this for its own triggers only, and state opens these dialogs. */
function useReturnedFocus(returnTo?: () => HTMLElement | null, firstFocus?: () => HTMLElement | null) {
	const before = useRef<Element | null>(null)
	return {
		onOpenAutoFocus(event: Event) {
			// The body has the focus if the dialog was open a moment ago.
			if (document.activeElement !== document.body) before.current = document.activeElement
			const first = firstFocus?.()
			if (!first) return
			event.preventDefault()
			first.focus()
		},
		onCloseAutoFocus(event: Event) {
			event.preventDefault()
			const target = returnTo?.() ?? before.current
			const isThere = target instanceof HTMLElement && target.isConnected
			// An opener that is gone may have stood in another dialog.
			const around = [...document.querySelectorAll<HTMLElement>('[role=dialog]')].at(-1)
			const focused = isThere ? target : (around ?? document.getElementById('content'))
			focused?.focus({ preventScroll: true })
		},
	}
}

/**
 * A new key each time a dialog opens. Without it, a dialog that reopens during its exit animation is reused, and Radix
 * leaves the focus outside and the overlay above it.
 */
function useOpening(open: boolean): number {
	const [opening, setOpening] = useState({ open, count: 0 })
	if (opening.open !== open) setOpening({ open, count: opening.count + Number(open) })
	return opening.count
}

/** A modal dialog. */
export function Dialog({
	title,
	head,
	description,
	open,
	onOpenChange,
	children,
	contentLabel,
	footer,
	size = 'medium',
	place = 'middle',
	onKeyDown,
	firstFocus,
	returnTo,
}: Openness & {
	title: ReactNode
	/** Shown in place of the title, which screen readers still announce. */
	head?: ReactNode
	description?: ReactNode
	children: ReactNode
	/** Names read-only content and makes it focusable, so that the keyboard can scroll it. */
	contentLabel?: string
	/** Does not scroll with the content. */
	footer?: ReactNode
	size?: keyof typeof sizes
	/** Only from tablet width. */
	place?: keyof typeof places
	onKeyDown?: KeyboardEventHandler
	/** The element to focus first; by default the first button. */
	firstFocus?: () => HTMLElement | null
	/** The element to focus after closing; by default the previous one. */
	returnTo?: () => HTMLElement | null
}) {
	const focus = useReturnedFocus(returnTo, firstFocus)
	const opening = useOpening(open)
	return (
		<RadixDialog.Root key={opening} open={open} onOpenChange={onOpenChange}>
			<RadixDialog.Portal>
				<RadixDialog.Overlay className={overlay} />
				<RadixDialog.Content
					className={classNames(panel, places[place], sizes[size])}
					onKeyDown={onKeyDown}
					{...focus}
					{...(description ? {} : { 'aria-describedby': undefined })}
				>
					<header className="flex items-start gap-4 px-6 pt-5 pb-3">
						<div className={head ? 'sr-only' : 'min-w-0 flex-1'}>
							<RadixDialog.Title className="text-title break-words">{title}</RadixDialog.Title>
							{description && (
								<RadixDialog.Description className="mt-1 text-sm wrap-anywhere text-muted">
									{description}
								</RadixDialog.Description>
							)}
						</div>
						{head}
						<RadixDialog.Close
							aria-label="Close"
							title="Close"
							className="-me-2 inline-flex size-9 shrink-0 items-center justify-center rounded-sm text-muted transition-colors hover:bg-sunken hover:text-ink"
						>
							<X aria-hidden="true" className="size-5" />
						</RadixDialog.Close>
					</header>
					<div
						{...(contentLabel && { role: 'region', 'aria-label': contentLabel, tabIndex: 0 })}
						className="relative min-h-0 flex-1 overflow-y-auto px-6 pt-1 pb-6 low:flex-none low:overflow-visible"
					>
						{children}
					</div>
					{footer && <footer className={foot}>{footer}</footer>}
				</RadixDialog.Content>
			</RadixDialog.Portal>
		</RadixDialog.Root>
	)
}

/** Asks for confirmation. The caller closes it, so that it can show a failure. */
export function ConfirmDialog({
	title,
	children,
	confirmLabel,
	cancelLabel = 'Cancel',
	tone = 'danger',
	busy = false,
	error,
	open,
	onOpenChange,
	onConfirm,
}: Openness & {
	title: ReactNode
	children: ReactNode
	confirmLabel: string
	cancelLabel?: string
	/** `primary` for an act that takes nothing away. */
	tone?: 'danger' | 'primary'
	busy?: boolean
	error?: string | null
	onConfirm: () => void
}) {
	const focus = useReturnedFocus()
	const confirm = useRestoredFocus(busy)
	const opening = useOpening(open)
	return (
		<AlertDialog.Root key={opening} open={open} onOpenChange={onOpenChange}>
			<AlertDialog.Portal>
				<AlertDialog.Overlay className={overlay} />
				<AlertDialog.Content className={classNames(panel, places.middle, sizes.small)} {...focus}>
					<div className="flex min-h-0 flex-col gap-2 overflow-y-auto px-6 pt-6 pb-6 low:flex-none low:overflow-visible">
						<AlertDialog.Title className="text-title break-words">{title}</AlertDialog.Title>
						<AlertDialog.Description asChild>
							<div className="text-base wrap-anywhere text-muted">{children}</div>
						</AlertDialog.Description>
						{error && (
							<Alert tone="danger" className="mt-2">
								{error}
							</Alert>
						)}
					</div>
					<footer className={foot}>
						<AlertDialog.Cancel asChild>
							<Button variant="secondary">{cancelLabel}</Button>
						</AlertDialog.Cancel>
						<Button ref={confirm} variant={tone} busy={busy} onClick={onConfirm}>
							{confirmLabel}
						</Button>
					</footer>
				</AlertDialog.Content>
			</AlertDialog.Portal>
		</AlertDialog.Root>
	)
}
