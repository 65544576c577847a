import { X } from 'lucide-react'
import { Toast } from 'radix-ui'
import { createContext, type ReactNode, useCallback, useContext, useRef, useState } from 'react'
import { type Tone, toneIcons } from './alert.tsx'
import { classNames } from './class-names.ts'
import { useHydrated } from './hydrated.ts'

/** How long a toast stays, unless it is hovered or focused. */
export const toastDurationMs = 1500

export type ToastNotice = { tone: Tone; text: string; durationMs?: number }
type OpenToast = ToastNotice & { id: number }

const ToastContext = createContext<((notice: ToastNotice) => void) | null>(null)

/** Shows a notice at the top right and has it read out. */
export function useToast(): (notice: ToastNotice) => void {
	const toast = useContext(ToastContext)
	if (!toast) throw new Error('useToast is used outside of ToastProvider.')
	return toast
}

const iconTones = { danger: 'text-danger', warning: 'text-warning', success: 'text-success', info: 'text-brand' }

function OneToast({ tone, text, durationMs = toastDurationMs, onClosed }: ToastNotice & { onClosed: () => void }) {
	const Icon = toneIcons[tone]
	return (
		<Toast.Root
			duration={durationMs}
			type={tone === 'danger' || tone === 'warning' ? 'foreground' : 'background'}
			onOpenChange={(open) => !open && onClosed()}
			data-tone={tone}
			className="toast flex items-start gap-3 rounded-md bg-surface p-4 pr-3 text-ink shadow-light"
		>
			<Icon aria-hidden="true" className={classNames('mt-0.5 size-5 shrink-0', iconTones[tone])} />
			<Toast.Description className="min-w-0 flex-1 text-sm font-medium break-words">{text}</Toast.Description>
			<Toast.Close
				aria-label="Close"
				className="inline-flex size-7 shrink-0 items-center justify-center rounded-sm text-muted hover:bg-sunken hover:text-ink"
			>
				<X aria-hidden="true" className="size-4" />
			</Toast.Close>
		</Toast.Root>
	)
}

/**
 * Holds the page's toasts. They are rendered after hydration only: on the server they would carry `style` attributes, which the
 * Content-Security-Policy forbids.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
	const hydrated = useHydrated()
	const lastId = useRef(0)
	const [toasts, setToasts] = useState<OpenToast[]>([])
	const toast = useCallback((notice: ToastNotice) => {
		lastId.current += 1
		const id = lastId.current
		setToasts((open) => [...open, { ...notice, id }])
	}, [])
	return (
		<ToastContext value={toast}>
			{children}
			{hydrated && (
				<Toast.Provider duration={toastDurationMs} label="Notice" swipeDirection="right">
					{toasts.map(({ id, ...notice }) => (
						<OneToast
							key={id}
							{...notice}
							onClosed={() => setToasts((open) => open.filter((other) => other.id !== id))}
						/>
					))}
					<Toast.Viewport
						label="Notices ({hotkey})"
						className="fixed top-4 right-4 z-50 flex w-[min(24rem,calc(100vw-2rem))] flex-col gap-3"
					/>
				</Toast.Provider>
			)}
		</ToastContext>
	)
}
