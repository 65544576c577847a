import { Monitor, Moon, Sun } from 'lucide-react'
import { useSyncExternalStore } from 'react'
import { IconButton } from '#web/ui/button.tsx'
import { Menu, MenuChoices } from '#web/ui/menu.tsx'
import { chooseTheme, followTheme, storedTheme } from './theme.ts'

const icons = { light: Sun, dark: Moon, system: Monitor }

const options = [
	{ value: 'light', label: 'Light' },
	{ value: 'dark', label: 'Dark' },
	{ value: 'system', label: 'System' },
] as const

export function ThemeMenu() {
	const theme = useSyncExternalStore(followTheme, storedTheme, () => 'system' as const)
	const Icon = icons[theme]
	return (
		<Menu
			trigger={
				<IconButton label="Theme">
					<Icon aria-hidden="true" />
				</IconButton>
			}
		>
			<MenuChoices label="Theme" value={theme} onChange={chooseTheme} options={options} />
		</Menu>
	)
}
