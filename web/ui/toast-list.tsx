import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import type { ReactNode } from 'react'
import { type Tone, toneIcons } from './alert.tsx'
import { classNames } from './class-names.ts'

export type ToastNotice = {
	tone: Tone
	text: ReactNode
	durationMs?: number
	/** A button such as Undo. The toast then stays longer. */
	action?: { label: string; onSelect: () => void }
}
export type OpenToast = ToastNotice & { id: number }
export type ToastListProps = { toasts: readonly OpenToast[]; onClosed: (id: number) => void }

/** How long a toast stays while it is neither hovered nor focused. */
const toastDurationMs = 1500
const actionDurationMs = 10_000

const iconTones = { danger: 'text-danger', warning: 'text-warning', success: 'text-success', info: 'text-brand' }

function OneToast({ tone, text, action, onClosed, ...notice }: ToastNotice & { onClosed: () => void }) {
	const { durationMs = action ? actionDurationMs : toastDurationMs } = notice
	const Icon = toneIcons[tone]
	return (
		<Toast.Root
			duration={durationMs}
			type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
			onOpenChange={(open) => !open && onClosed()}
			data-tone={tone}
			className="toast flex items-start gap-3 rounded-md bg-surface p-4 pe-3 text-ink shadow-light"
		>
			<Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', iconTones[tone])} />
			<Toast.Description className="min-w-0 flex-1 text-sm font-medium break-words">{text}</Toast.Description>
			{action && (
				<Toast.Action
					altText={`${action.label}: F8 leads to this notice`}
					onClick={action.onSelect}
					className="-my-1.5 min-h-8 shrink-0 rounded-sm border border-edge px-2.5 text-sm font-semibold hover:border-ink"
				>
					{action.label}
				</Toast.Action>
			)}
			<Toast.Close
				aria-label="Close"
				className="inline-flex size-7 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden="true" className="size-4" />
			</Toast.Close>
		</Toast.Root>
	)
}

/** The open toasts. Screen readers announce each one. */
export default function ToastList({ toasts, onClosed }: ToastListProps) {
	return (
		<Toast.Provider duration={toastDurationMs} label="Notice" swipeDirection="right">
			{toasts.map(({ id, ...notice }) => (
				<OneToast key={id} {...notice} onClosed={() => onClosed(id)} />
			))}
			<Toast.Viewport
				label="Notices ({hotkey})"
				className="fixed top-4 end-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3"
			/>
		</Toast.Provider>
	)
}
