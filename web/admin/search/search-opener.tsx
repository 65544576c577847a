import { Search } from 'lucide-react'
import { type ComponentType, useEffect, useRef, useState } from 'react'
import { useServerFacts } from '#web/root.tsx'
import { isMac, pressedKey } from '#web/ui/keys.ts'
import { useToast } from '#web/ui/toast.tsx'
import type { StaffMenuGroup } from '../frame/menu.ts'
import { isLayerOpen, isTyping } from '../key-scope.ts'

type Shown = 'search' | 'shortcuts' | null
type Loaded = {
	Palette: typeof import('./palette.tsx')['default']
	Shortcuts: ComponentType<{ onClose: () => void }>
}

/** In formatted text, Ctrl+K makes a link. An open dialog keeps its keys. */
const belongsElsewhere = (target: EventTarget | null) =>
	(target instanceof Element && target.closest('[contenteditable="true"]') !== null) || isLayerOpen()

/** The button and the keys that open the search and the list of shortcuts. Their scripts load on first use. */
export function SearchOpener({ menu, onLogout }: { menu: readonly StaffMenuGroup[]; onLogout: () => void }) {
	const toast = useToast()
	const mailDomain = useServerFacts()?.mailDomain
	const [shown, setShown] = useState<Shown>(null)
	const [loaded, setLoaded] = useState<Loaded | null>(null)

	async function show(what: Shown) {
		setShown(what)
		if (loaded) return
		try {
			const [palette, dialog] = await Promise.all([import('./palette.tsx'), import('./shortcuts-dialog.tsx')])
			setLoaded({ Palette: palette.default, Shortcuts: dialog.default })
		} catch {
			setShown(null)
			toast({ tone: 'danger', text: 'The search could not be loaded. Please try again.' })
		}
	}

	const newest = useRef(show)
	newest.current = show
	useEffect(() => {
		function onKeyDown(event: KeyboardEvent) {
			if (event.defaultPrevented || event.altKey || event.repeat) return
			const key = pressedKey(event)
			const isSearch = key === 'k' && event.ctrlKey !== event.metaKey && !event.shiftKey
			const isHelp = key === '?' && !event.ctrlKey && !event.metaKey && !isTyping(event.target)
			if (!(isSearch || isHelp) || belongsElsewhere(event.target)) return
			event.preventDefault()
			void newest.current(isSearch ? 'search' : 'shortcuts')
		}
		window.addEventListener('keydown', onKeyDown)
		return () => window.removeEventListener('keydown', onKeyDown)
	}, [])

	const close = () => setShown(null)
	return (
		<>
			<button
				type="button"
				aria-haspopup="dialog"
				aria-keyshortcuts="Control+K Meta+K"
				title="Search"
				onClick={() => void show('search')}
				className="inline-flex size-9 shrink-0 items-center justify-center gap-2.5 rounded-sm text-sm text-muted transition-colors hover:bg-sunken hover:text-ink tablet:me-2 tablet:w-auto tablet:border tablet:border-line tablet:px-3"
			>
				<Search aria-hidden="true" className="size-5 tablet:size-4" />
				<span className="max-tablet:sr-only">Search</span>
				<kbd className="font-sans text-xs max-desktop:hidden">{isMac() ? '⌘K' : 'Ctrl K'}</kbd>
			</button>
			{loaded && shown === 'search' && (
				<loaded.Palette
					{...{ menu, mailDomain, onLogout }}
					onClose={close}
					onShortcuts={() => void show('shortcuts')}
				/>
			)}
			{loaded && shown === 'shortcuts' && <loaded.Shortcuts onClose={close} />}
		</>
	)
}
