import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

const applyTheme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Applies the theme that was chosen on this machine before anything is painted. The router keeps the page's nonce to itself. */
export function ThemeScript() {
	const nonce = useContext(UNSAFE_FrameworkContext)?.nonce
	return (
		<script nonce={nonce} suppressHydrationWarning>
			{applyTheme}
		</script>
	)
}
