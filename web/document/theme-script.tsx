import { useContext } from 'react'
import { UNSAFE_FrameworkContext } from 'react-router'

const themes = ['light', 'dark', 'system'] as const
export type Theme = (typeof themes)[number]

export const themeKey = 'theme'

export const isTheme = (value: unknown): value is Theme => themes.some((theme) => theme === value)

const applyTheme = `try{const t=localStorage.getItem('${themeKey}');if(t==='light'||t==='dark')document.documentElement.dataset.theme=t}catch{}`

/** Applies the theme chosen in this browser before the first paint. The router has no public API for the nonce. */
export function ThemeScript() {
	const nonce = useContext(UNSAFE_FrameworkContext)?.nonce
	return (
		<script nonce={nonce} suppressHydrationWarning>
			{applyTheme}
		</script>
	)
}
