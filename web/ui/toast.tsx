import {
	type ComponentType,
	createContext,
	lazy,
	type ReactNode,
	Suspense,
	useCallback,
	useContext,
	useEffect,
	useRef,
	useState,
} from 'react'
import type { OpenToast, ToastListProps, ToastNotice } from './toast-list.tsx'
import { useHydrated } from './use-hydrated.ts'

const ToastContext = createContext<((notice: ToastNotice) => void) | null>(null)

/** Shows a toast at the top right. Screen readers announce it. */
export function useToast(): (notice: ToastNotice) => void {
	const toast = useContext(ToastContext)
	if (!toast) throw new Error('useToast is used outside of ToastProvider.')
	return toast
}

const loadList = () => import('./toast-list.tsx')

/** If this fails to load, the page still shows each message itself. */
const ToastList = lazy<ComponentType<ToastListProps>>(() => loadList().catch(() => ({ default: () => null })))

/**
 * Holds the page's toasts. They render after hydration, because on the server they would carry `style` attributes, which
 * the Content-Security-Policy forbids. The list is loaded at the first interaction or toast.
 */
export function ToastProvider({ children }: { children: ReactNode }) {
	const hydrated = useHydrated()
	const lastId = useRef(0)
	const [asked, setAsked] = useState(false)
	const [toasts, setToasts] = useState<OpenToast[]>([])
	const toast = useCallback((notice: ToastNotice) => {
		lastId.current += 1
		const id = lastId.current
		setToasts((open) => [...open, { ...notice, id }])
	}, [])
	useEffect(() => {
		const ask = () => setAsked(true)
		const events = ['focusin', 'pointerdown', 'keydown']
		for (const event of events) window.addEventListener(event, ask, { once: true, passive: true })
		return () => {
			for (const event of events) window.removeEventListener(event, ask)
		}
	}, [])
	return (
		<ToastContext value={toast}>
			{children}
			{hydrated && (asked || toasts.length > 0) && (
				<Suspense>
					<ToastList toasts={toasts} onClosed={(id) => setToasts((open) => open.filter((other) => other.id !== id))} />
				</Suspense>
			)}
		</ToastContext>
	)
}
