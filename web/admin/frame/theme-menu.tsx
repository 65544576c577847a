import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { isTheme, type Theme, themeKey } from '#web/document/theme-script.tsx'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuChoices } from '#web/ui/menu.tsx'

const icons = { light: Sun, dark: Moon, system: Monitor }

const options = [
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
	{ value: 'system', label: 'System' },
] as const

function storedTheme(): Theme {
	const stored = localStorage.getItem(themeKey)
	return isTheme(stored) ? stored : 'system'
}

const changed = new EventTarget()

function choose(theme: Theme): void {
	localStorage.setItem(themeKey, theme)
	changed.dispatchEvent(new Event('change'))
}

/** Calls back when this tab or another one changes the theme. */
function follow(onChange: () => void): () => void {
	function apply() {
		document.documentElement.dataset.theme = storedTheme()
		onChange()
	}
	changed.addEventListener('change', apply)
	window.addEventListener('storage', apply)
	return () => {
		changed.removeEventListener('change', apply)
		window.removeEventListener('storage', apply)
	}
}

export function ThemeMenu() {
	const theme = useSyncExternalStore(follow, storedTheme, () => 'system' as const)
	const Icon = icons[theme]
	return (
		<Menu
			trigger={
				<IconButton label="Theme">
					<Icon aria-hidden="true" />
				</IconButton>
			}
		>
			<MenuChoices label="Theme" value={theme} onChange={choose} options={options} />
		</Menu>
	)
}
