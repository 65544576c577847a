import { isTheme, type Theme, themeKey } from '#web/document/theme-script.tsx'

/** The theme of this browser. */
export function storedTheme(): Theme {
	const stored = localStorage.getItem(themeKey)
	return isTheme(stored) ? stored : 'system'
}

const changed = new EventTarget()

export function chooseTheme(theme: Theme): void {
	localStorage.setItem(themeKey, theme)
	changed.dispatchEvent(new Event('change'))
}

/** Calls back when this tab or another one changes the theme. */
export function followTheme(onChange: () => void): () => void {
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
